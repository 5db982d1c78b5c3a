import {
  StoryWriter,
  type StoryDraft,
  type WriteHooks,
  type WriteRequest,
} from '../generation/writers/story-writer.js';
import { EmbeddedWriterService } from '../generation/writers/embedded/embedded-writer.service.js';
import type { TestApp } from './create-test-app.js';
import { until } from './until.js';

/** A writer controlled by a test: each call waits until the test releases it. */
export class ControlledWriter extends StoryWriter {
  readonly calls: { request: WriteRequest; hooks: WriteHooks }[] = [];
  /** Changes a draft before it is returned. */
  change: (draft: StoryDraft) => StoryDraft = (draft) => draft;
  private readonly inner = new EmbeddedWriterService();
  private readonly waiting: (() => void)[] = [];
  private open = false;

  async writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    this.calls.push({ request, hooks });
    hooks.onProgress('writing', 1);
    if (!this.open) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.change(await this.inner.writeStory(request, hooks));
  }

  /** Releases all calls, the waiting and the future ones. */
  release(): void {
    this.open = true;
    for (const go of this.waiting.splice(0)) go();
  }

  /** Resolves when the writer has been called this many times. */
  async called(times: number): Promise<void> {
    await until(
      () => this.calls.length >= times,
      `the writer was called ${this.calls.length} of ${times} times`,
    );
  }

  /** Replaces the application's writer; returns a function that restores it. */
  install(app: TestApp): () => void {
    const port = app.nest.get(StoryWriter, { strict: false });
    port.writeStory = (request, hooks) => this.writeStory(request, hooks);
    return () => void delete (port as Partial<StoryWriter>).writeStory;
  }
}
