import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BudgetSpent } from '../../budgets/budget-spent.js';
import { SpendingMeter } from '../../budgets/spending-meter.js';
import { AppError } from '../../common/errors/app-error.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import type { Settings } from '../../config/settings.js';
import { GenerationPipelineService, type GenerationRequest } from './generation-pipeline.service.js';
import { ListScreenerService } from '../screening/list-screener.service.js';
import { Screener, type ScreeningVerdict } from '../screening/screener.js';
import { StorySourceService } from '../writers/story-source.service.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../writers/story-writer.js';
import { EmbeddedWriterService } from '../writers/embedded/embedded-writer.service.js';

const request: GenerationRequest = {
  theme: 'My dog',
  grade: 2,
  seed: 's',
  recent: [],
  region: 'global',
  safetyId: 'hash',
};

type Write = (request: WriteRequest, hooks: WriteHooks) => Promise<StoryDraft>;
const writeEmbedded: Write = (draftRequest, hooks) =>
  new EmbeddedWriterService().writeStory(draftRequest, hooks);

/** Returns good drafts by default and records its requests. */
class FakeWriter extends StoryWriter {
  readonly requests: WriteRequest[] = [];
  constructor(private readonly write: Write = writeEmbedded) {
    super();
  }
  async writeStory(draftRequest: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    this.requests.push(draftRequest);
    return this.write(draftRequest, hooks);
  }
}

/** Returns one verdict for every theme, and the given verdicts for successive stories; the last one repeats. */
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

function setUp(
  writer: FakeWriter,
  screener: Screener = LISTS,
  ai: Partial<Settings['ai']> = {},
  meter = new SpendingMeter(),
) {
  const controller = new AbortController();
  const stages: string[] = [];
  const hooks = {
    signal: controller.signal,
    onProgress: (stage: string) => void stages.push(stage),
    meter,
  };
  const sources = new StorySourceService({ ai: { ...AI, global: KEY, ...ai } });
  const pipeline = new GenerationPipelineService(screener, writer, sources, new MetricsService());
  return { controller, stages, run: () => pipeline.generate(request, hooks) };
}

const withoutKeywords: Write = async (draftRequest, hooks) => ({
  ...(await writeEmbedded(draftRequest, hooks)),
  keywords: [],
});

describe('GenerationPipelineService', () => {
  it('screens, plans, writes and checks, in this order', async () => {
    const { run, stages } = setUp(new FakeWriter());
    expect((await run()).aiModel).toBe('storysprout-embedded-1');
    expect(stages).toEqual(['screening', 'planning', 'writing', 'checking']);
  });

  it('sends no refused theme to the writer', async () => {
    const writer = new FakeWriter();
    const { run } = setUp(writer, new FakeScreener('refused'));
    await expect(run()).rejects.toMatchObject({ code: 'THEME_NOT_ALLOWED', errors: undefined });
    expect(writer.requests).toEqual([]);
  });

  it('offers help in the error for a theme of distress', async () => {
    const { run } = setUp(new FakeWriter(), new FakeScreener('needs-help'));
    await expect(run()).rejects.toMatchObject({
      code: 'THEME_NOT_ALLOWED',
      errors: [{ path: 'theme', message: 'NEEDS_HELP' }],
    });
  });

  it('has an unsuitable story revised and returns the next one', async () => {
    const writer = new FakeWriter();
    const { run } = setUp(writer, new FakeScreener('allowed', ['refused', 'allowed']));
    await run();
    expect(writer.requests[1]!.revision?.problems).toEqual([
      'The story says something that is not suitable for pupils.',
    ]);
  });

  it('never returns a story that stays unsuitable', async () => {
    const { run } = setUp(new FakeWriter(), new FakeScreener('allowed', ['refused']));
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('has a bad draft revised with its problems and returns the revised one', async () => {
    const writer = new FakeWriter((draftRequest, hooks) =>
      draftRequest.revision ? writeEmbedded(draftRequest, hooks) : withoutKeywords(draftRequest, hooks),
    );
    const { run, stages } = setUp(writer);
    expect((await run()).keywords.length).toBeGreaterThanOrEqual(6);
    expect(writer.requests).toHaveLength(2);
    expect(writer.requests[1]!.revision?.problems).toEqual(['There are 0 keywords; there must be 6 to 10.']);
    expect(stages).toContain('revising');
  });

  it('fails with PROVIDER_FAILED after two revisions', async () => {
    const writer = new FakeWriter(withoutKeywords);
    await expect(setUp(writer).run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED', status: 502 });
    expect(writer.requests).toHaveLength(3);
  });

  it('wraps errors of a writer in PROVIDER_FAILED with their cause', async () => {
    const cause = new Error('socket hang up');
    const { run } = setUp(new FakeWriter(() => Promise.reject(cause)));
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED', cause });
  });

  it("passes on a writer's own AppError", async () => {
    const { run } = setUp(new FakeWriter(() => Promise.reject(new AppError('PROVIDER_TIMEOUT', 'late'))));
    await expect(run()).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
  });

  it('ends at once when aborted, even if the writer ignores the signal', async () => {
    const { run, controller } = setUp(new FakeWriter(() => new Promise(() => {})));
    const running = run();
    const reason = new AppError('PROVIDER_FAILED', 'stopped');
    setTimeout(() => controller.abort(reason), 5);
    await expect(running).rejects.toBe(reason);
  });

  it('requests no draft once aborted', async () => {
    const writer = new FakeWriter();
    const { run, controller } = setUp(writer);
    controller.abort(new AppError('PROVIDER_FAILED', 'stopped'));
    await expect(run()).rejects.toMatchObject({ message: 'stopped' });
    expect(writer.requests).toEqual([]);
  });

  it('passes the signal to the writer', async () => {
    let seen: AbortSignal | undefined;
    const writer = new FakeWriter((draftRequest, hooks) => {
      seen = hooks.signal;
      return writeEmbedded(draftRequest, hooks);
    });
    const { run, controller } = setUp(writer);
    await run();
    expect(seen?.aborted).toBe(false);
    controller.abort('stopped');
    expect([seen?.aborted, seen?.reason]).toEqual([true, 'stopped']);
  });

  it('has one time limit for all drafts, then fails with PROVIDER_TIMEOUT', async () => {
    const writer = new FakeWriter((draftRequest, hooks) =>
      draftRequest.revision ? new Promise(() => {}) : withoutKeywords(draftRequest, hooks),
    );
    jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    const { run } = setUp(writer, LISTS, { timeoutMs: 60_000 });
    const failure = run().catch((error: unknown) => error);
    while (writer.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(await failure).toMatchObject({ code: 'PROVIDER_TIMEOUT', status: 504 });
    expect(writer.requests).toHaveLength(2);
  });

  it('has the best draft so far revised, not the last one', async () => {
    const bad: Write = async (draftRequest, hooks) => ({
      ...(await withoutKeywords(draftRequest, hooks)),
      sentences: [],
    });
    const writes = [withoutKeywords, bad, writeEmbedded];
    const writer = new FakeWriter((draftRequest, hooks) => writes.shift()!(draftRequest, hooks));
    await setUp(writer).run();
    expect(writer.requests[2]!.revision).toEqual(writer.requests[1]!.revision);
  });

  it('reports no further problems of an unreadable answer', async () => {
    const unreadable: Write = async (draftRequest, hooks) => ({
      ...(await withoutKeywords(draftRequest, hooks)),
      sentences: [],
      flaws: ['It was no JSON.'],
    });
    const writer = new FakeWriter((draftRequest, hooks) =>
      draftRequest.revision ? writeEmbedded(draftRequest, hooks) : unreadable(draftRequest, hooks),
    );
    await setUp(writer).run();
    expect(writer.requests[1]!.revision?.problems).toEqual(['It was no JSON.']);
  });

  it('counts drafts, requests and tokens', async () => {
    const writer = new FakeWriter(async (draftRequest, hooks) => {
      hooks.onTokens({ input: 100, output: 20 });
      return draftRequest.revision
        ? writeEmbedded(draftRequest, hooks)
        : withoutKeywords(draftRequest, hooks);
    });
    expect((await setUp(writer).run()).usage).toMatchObject({
      drafts: 2,
      requests: 2,
      inputTokens: 200,
      outputTokens: 40,
    });
  });

  it('screens the texts of keywords', async () => {
    const writer = new FakeWriter(async (draftRequest, hooks) => {
      const draft = await writeEmbedded(draftRequest, hooks);
      const [first, ...rest] = draft.keywords;
      return { ...draft, keywords: [{ ...first!, meaning: '自杀' }, ...rest] };
    });
    await expect(setUp(writer).run()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

describe('a provider that fails', () => {
  const failing = () =>
    new FakeWriter((draftRequest, hooks) =>
      draftRequest.source === 'embedded'
        ? writeEmbedded(draftRequest, hooks)
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

  it('is not replaced when the theme was refused', async () => {
    const writer = new FakeWriter(() => Promise.reject(new AppError('THEME_NOT_ALLOWED', 'no')));
    const { run } = setUp(writer, LISTS, { fallback: true });
    await expect(run()).rejects.toMatchObject({ code: 'THEME_NOT_ALLOWED' });
    expect(writer.requests).toHaveLength(1);
  });

  it('is not used where the region has no key', async () => {
    const writer = failing();
    await setUp(writer, LISTS, { global: undefined, china: KEY }).run();
    expect(writer.requests.map(({ source }) => source)).toEqual(['embedded']);
  });
});

describe('a budget that is spent', () => {
  /** A meter with this many units. */
  const meterOf = (units: number) => {
    let left = units;
    return new SpendingMeter({
      take: async (count) => {
        if (left < count) throw new BudgetSpent('budget');
        left -= count;
      },
      giveBack: async (count) => void (left += count),
    });
  };

  it('before the first request sends nothing to the provider, not even for screening', async () => {
    const screened: string[] = [];
    const screener = new FakeScreener('allowed');
    screener.screenTheme = async (_theme?: string, context?: { source: string }) => {
      screened.push(context!.source);
      return 'allowed';
    };
    const writer = new FakeWriter();
    const story = await setUp(writer, screener, {}, meterOf(0)).run();
    expect([story.writerFallback, story.aiModel]).toEqual(['budget', 'storysprout-embedded-1']);
    expect(writer.requests.map(({ source }) => source)).toEqual(['embedded']);
    expect(screened).toEqual(['embedded']);
  });

  it('before a repair leaves the story to the embedded engine', async () => {
    const writer = new FakeWriter((draftRequest, hooks) =>
      draftRequest.source === 'embedded'
        ? writeEmbedded(draftRequest, hooks)
        : hooks.meter.spend(1, () => withoutKeywords(draftRequest, hooks)),
    );
    const story = await setUp(writer, LISTS, {}, meterOf(1)).run();
    expect(story.writerFallback).toBe('budget');
    expect(writer.requests.map(({ source }) => source)).toEqual(['global', 'global', 'embedded']);
  });

  it('is not asked where no provider writes', async () => {
    const story = await setUp(new FakeWriter(), LISTS, { global: undefined }, meterOf(0)).run();
    expect(story.writerFallback).toBeNull();
  });
});
