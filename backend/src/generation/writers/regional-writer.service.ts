import { Injectable } from '@nestjs/common';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from './story-writer.js';
import { EmbeddedWriter } from './embedded/embedded-writer.service.js';
import { OpenAiWriter } from './openai/openai-writer.js';

/** Hands each request to the writer of its source. */
@Injectable()
export class RegionalWriter extends StoryWriter {
  constructor(
    private readonly embedded: EmbeddedWriter,
    private readonly provider: OpenAiWriter,
  ) {
    super();
  }

  override enter(request: WriteRequest): () => void {
    return this.writerOf(request).enter(request);
  }

  write(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    return this.writerOf(request).write(request, hooks);
  }

  private writerOf({ source }: WriteRequest): StoryWriter {
    return source === 'embedded' ? this.embedded : this.provider;
  }
}
