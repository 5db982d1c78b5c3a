import { describe, expect, it } from '@jest/globals';
import { AppError } from '../common/app-error.js';
import { GenerationPipeline } from './generation-pipeline.js';
import { ListScreener } from './list-screener.js';
import { Screener, type Verdict } from './screener.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from './story-writer.js';
import { EmbeddedWriter } from './writers/embedded-writer.js';

const request: WriteRequest = { theme: 'My dog', grade: 2, seed: 's', recent: [] };

type Write = (request: WriteRequest, hooks: WriteHooks) => Promise<StoryDraft>;

/** Hands in good drafts unless told otherwise, and keeps what it was asked. */
class FakeWriter extends StoryWriter {
  readonly requests: WriteRequest[] = [];
  constructor(private readonly answer: Write = (asked, hooks) => new EmbeddedWriter().write(asked, hooks)) {
    super();
  }
  async write(asked: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    this.requests.push(asked);
    return this.answer(asked, hooks);
  }
}

/** Says the same of every theme, and of stories what it is told to, the last thing from then on. */
class FakeScreener extends Screener {
  constructor(
    private readonly theme: Verdict,
    private readonly stories: Verdict[] = ['allowed'],
  ) {
    super();
  }
  async screenTheme() {
    return this.theme;
  }
  async screenStory() {
    return (this.stories.length > 1 ? this.stories.shift() : this.stories[0])!;
  }
}

function setUp(writer: FakeWriter, screener: Screener = new ListScreener({ screenTermsFile: undefined })) {
  const controller = new AbortController();
  const stages: string[] = [];
  const hooks = { signal: controller.signal, onProgress: (stage: string) => void stages.push(stage) };
  return { controller, stages, run: () => new GenerationPipeline(screener, writer).run(request, hooks) };
}

const spoilt: Write = async (asked, hooks) => ({
  ...(await new EmbeddedWriter().write(asked, hooks)),
  keywords: [],
});

describe('GenerationPipeline', () => {
  it('screens, plans, writes and checks, in this order', async () => {
    const { run, stages } = setUp(new FakeWriter());
    expect((await run()).aiModel).toBe('storysprout-embedded-1');
    expect(stages).toEqual(['screening', 'planning', 'writing', 'checking']);
  });

  it('never asks the writer for a refused theme', async () => {
    const writer = new FakeWriter();
    const { run } = setUp(writer, new FakeScreener('refused'));
    await expect(run()).rejects.toMatchObject({ code: 'THEME_NOT_ALLOWED', errors: undefined });
    expect(writer.requests).toEqual([]);
  });

  it('tells the page to offer help with a theme of distress, in the refusal itself', async () => {
    const { run } = setUp(new FakeWriter(), new FakeScreener('needs-help'));
    await expect(run()).rejects.toMatchObject({
      code: 'THEME_NOT_ALLOWED',
      errors: [{ path: 'theme', message: 'NEEDS_HELP' }],
    });
  });

  it('sends back a story that is not fit for pupils and takes the next one', async () => {
    const writer = new FakeWriter();
    const { run } = setUp(writer, new FakeScreener('allowed', ['refused', 'allowed']));
    await run();
    expect(writer.requests[1]!.revision?.problems).toEqual([
      'The story says something that is not suitable for pupils.',
    ]);
  });

  it('never hands out a story that stays unfit', async () => {
    const { run } = setUp(new FakeWriter(), new FakeScreener('allowed', ['refused']));
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('sends a bad draft back with its problems and takes the repaired one', async () => {
    const writer = new FakeWriter((asked, hooks) =>
      asked.revision ? new EmbeddedWriter().write(asked, hooks) : spoilt(asked, hooks),
    );
    const { run, stages } = setUp(writer);
    expect((await run()).keywords.length).toBeGreaterThanOrEqual(6);
    expect(writer.requests).toHaveLength(2);
    expect(writer.requests[1]!.revision?.problems).toEqual(['There are 0 keywords; there must be 6 to 10.']);
    expect(stages).toContain('revising');
  });

  it('gives up with PROVIDER_FAILED after two repairs', async () => {
    const writer = new FakeWriter(spoilt);
    await expect(setUp(writer).run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
    expect(writer.requests).toHaveLength(3);
  });

  it('turns whatever a writer throws into PROVIDER_FAILED and keeps the cause', async () => {
    const cause = new Error('socket hang up');
    const { run } = setUp(new FakeWriter(() => Promise.reject(cause)));
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED', cause });
  });

  it("passes on a writer's own AppError", async () => {
    const { run } = setUp(new FakeWriter(() => Promise.reject(new AppError('PROVIDER_TIMEOUT', 'late'))));
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
  });

  it('ends at once when aborted, even if the writer does not listen', async () => {
    const { run, controller } = setUp(new FakeWriter(() => new Promise(() => {})));
    const running = run();
    const reason = new AppError('PROVIDER_FAILED', 'stopped');
    setTimeout(() => controller.abort(reason), 5);
    await expect(running).rejects.toBe(reason);
  });

  it('asks no writer once aborted', async () => {
    const writer = new FakeWriter();
    const { run, controller } = setUp(writer);
    controller.abort(new AppError('PROVIDER_FAILED', 'stopped'));
    await expect(run()).rejects.toMatchObject({ message: 'stopped' });
    expect(writer.requests).toEqual([]);
  });

  it('hands the signal to the writer', async () => {
    let seen: AbortSignal | undefined;
    const writer = new FakeWriter((asked, hooks) => {
      seen = hooks.signal;
      return new EmbeddedWriter().write(asked, hooks);
    });
    const { run, controller } = setUp(writer);
    await run();
    expect(seen).toBe(controller.signal);
  });
});
