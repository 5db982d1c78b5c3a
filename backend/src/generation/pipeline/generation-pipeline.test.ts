import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { Metrics } from '../../metrics/metrics.service.js';
import type { Settings } from '../../config/settings.js';
import { GenerationPipelineService, type GenerationRequest } from './generation-pipeline.service.js';
import { ListScreenerService } from '../screening/list-screener.service.js';
import { Screener, type ScreeningVerdict } from '../screening/screener.js';
import { StorySourceService } from '../writers/story-source.service.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../writers/story-writer.js';
import { EmbeddedWriterService } from '../writers/embedded/embedded-writer.service.js';

const wish: GenerationRequest = {
  theme: 'My dog',
  grade: 2,
  seed: 's',
  recent: [],
  region: 'global',
  safetyId: 'hash',
};

type Write = (request: WriteRequest, hooks: WriteHooks) => Promise<StoryDraft>;

/** Hands in good drafts unless told otherwise, and keeps what it was asked. */
class FakeWriter extends StoryWriter {
  readonly requests: WriteRequest[] = [];
  constructor(
    private readonly answer: Write = (asked, hooks) => new EmbeddedWriterService().writeStory(asked, hooks),
  ) {
    super();
  }
  async writeStory(asked: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    this.requests.push(asked);
    return this.answer(asked, hooks);
  }
}

/** Says the same of every theme, and of stories what it is told to, the last thing from then on. */
class FakeScreener extends Screener {
  constructor(
    private readonly theme: ScreeningVerdict,
    private readonly stories: ScreeningVerdict[] = ['allowed'],
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

const LISTS = new ListScreenerService({ screenTermsFile: undefined });
const KEY = { apiKey: 'k', baseUrl: 'http://localhost', model: 'm' };
const AI = { china: undefined, moderation: false, timeoutMs: 60_000, maxConcurrent: 1, fallback: false };

function setUp(writer: FakeWriter, screener: Screener = LISTS, ai: Partial<Settings['ai']> = {}) {
  const controller = new AbortController();
  const stages: string[] = [];
  const hooks = { signal: controller.signal, onProgress: (stage: string) => void stages.push(stage) };
  const sources = new StorySourceService({ ai: { ...AI, global: KEY, ...ai } });
  const pipeline = new GenerationPipelineService(screener, writer, sources, new Metrics());
  return { controller, stages, run: () => pipeline.generate(wish, hooks) };
}

const spoilt: Write = async (asked, hooks) => ({
  ...(await new EmbeddedWriterService().writeStory(asked, hooks)),
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
      asked.revision ? new EmbeddedWriterService().writeStory(asked, hooks) : spoilt(asked, hooks),
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
      return new EmbeddedWriterService().writeStory(asked, hooks);
    });
    const { run, controller } = setUp(writer);
    await run();
    expect(seen?.aborted).toBe(false);
    controller.abort('stopped');
    expect([seen?.aborted, seen?.reason]).toEqual([true, 'stopped']);
  });

  it('has one time for all drafts together, then ends with PROVIDER_TIMEOUT', async () => {
    const writer = new FakeWriter((asked, hooks) =>
      asked.revision ? new Promise(() => {}) : spoilt(asked, hooks),
    );
    const { run } = setUp(writer, LISTS, { timeoutMs: 50 });
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT', status: 504 });
    expect(writer.requests).toHaveLength(2);
  });

  it('repairs the best draft so far, not the last one', async () => {
    const bad: Write = async (asked, hooks) => ({ ...(await spoilt(asked, hooks)), sentences: [] });
    const answers = [
      spoilt,
      bad,
      (asked, hooks) => new EmbeddedWriterService().writeStory(asked, hooks),
    ] as Write[];
    const writer = new FakeWriter((asked, hooks) => answers.shift()!(asked, hooks));
    await setUp(writer).run();
    expect(writer.requests[2]!.revision).toEqual(writer.requests[1]!.revision);
  });

  it('says of an answer that could not be read only that', async () => {
    const unreadable: Write = async (asked, hooks) => ({
      ...(await spoilt(asked, hooks)),
      sentences: [],
      flaws: ['It was no JSON.'],
    });
    const writer = new FakeWriter((asked, hooks) =>
      asked.revision ? new EmbeddedWriterService().writeStory(asked, hooks) : unreadable(asked, hooks),
    );
    await setUp(writer).run();
    expect(writer.requests[1]!.revision?.problems).toEqual(['It was no JSON.']);
  });

  it('counts drafts and tokens for operators', async () => {
    const writer = new FakeWriter(async (asked, hooks) => {
      hooks.onTokens({ input: 100, output: 20 });
      return asked.revision ? new EmbeddedWriterService().writeStory(asked, hooks) : spoilt(asked, hooks);
    });
    expect((await setUp(writer).run()).usage).toMatchObject({
      drafts: 2,
      requests: 2,
      inputTokens: 200,
      outputTokens: 40,
    });
  });

  it('screens what keywords say, too', async () => {
    const writer = new FakeWriter(async (asked, hooks) => {
      const draft = await new EmbeddedWriterService().writeStory(asked, hooks);
      const [first, ...rest] = draft.keywords;
      return { ...draft, keywords: [{ ...first!, meaning: '自杀' }, ...rest] };
    });
    await expect(setUp(writer).run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

describe('a provider that fails', () => {
  const failing = () =>
    new FakeWriter((asked, hooks) =>
      asked.source === 'embedded'
        ? new EmbeddedWriterService().writeStory(asked, hooks)
        : Promise.reject(new AppError('PROVIDER_TIMEOUT', 'late')),
    );

  it('is an error, never a silent switch', async () => {
    const writer = failing();
    await expect(setUp(writer).run()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    expect(writer.requests.map(({ source }) => source)).toEqual(['global']);
  });

  it('is replaced by the embedded engine with AI_FALLBACK=embedded, and the story says so', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const writer = failing();
    const { aiModel } = await setUp(writer, LISTS, { fallback: true }).run();
    expect(aiModel).toBe('storysprout-embedded-1');
    expect(writer.requests.map(({ source }) => source)).toEqual(['global', 'embedded']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('PROVIDER_TIMEOUT'));
    warn.mockRestore();
  });

  it('is not replaced when the theme is what was refused', async () => {
    const writer = new FakeWriter(() => Promise.reject(new AppError('THEME_NOT_ALLOWED', 'no')));
    const { run } = setUp(writer, LISTS, { fallback: true });
    await expect(run()).rejects.toMatchObject({ code: 'THEME_NOT_ALLOWED' });
    expect(writer.requests).toHaveLength(1);
  });

  it('is not asked where no key of the region is there', async () => {
    const writer = failing();
    await setUp(writer, LISTS, { global: undefined, china: KEY }).run();
    expect(writer.requests.map(({ source }) => source)).toEqual(['embedded']);
  });
});
