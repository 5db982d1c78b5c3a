import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import { GenerationRunRegistry } from './generation-run.registry.js';
import type { RunHooks } from './generation-run.js';

const story = { id: 'a story' } as Story;
const user = { userId: 'u1', key: 'k1' };

/** Work that the test ends when it likes. */
function openWork() {
  const control = { starts: 0, hooks: undefined as RunHooks | undefined };
  let resolve: (story: Story) => void = () => {};
  const work = (hooks: RunHooks) => {
    control.starts += 1;
    control.hooks = hooks;
    return new Promise<Story>((done, fail) => {
      resolve = done;
      hooks.signal.addEventListener('abort', () => fail(hooks.signal.reason));
    });
  };
  return { control, work, finish: () => resolve(story) };
}

const tick = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('GenerationRegistry', () => {
  it('starts the work once for any number of calls with one key, and gives all the same story', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work, finish } = openWork();
    const runs = Array.from({ length: 20 }, () => registry.joinOrStart(user, 'hash', work));
    await tick();
    finish();
    const results = await Promise.all(runs.map((run) => run.result));
    expect(control.starts).toBe(1);
    expect(new Set(results)).toEqual(new Set([story]));
  });

  it('refuses another body under the key of a running generation', () => {
    const registry = new GenerationRunRegistry();
    registry.joinOrStart(user, 'hash', openWork().work);
    expect(() => registry.joinOrStart(user, 'other', openWork().work)).toThrow(
      expect.objectContaining({ code: 'IDEMPOTENCY_CONFLICT' }),
    );
  });

  it('keeps users apart who chose the same key', async () => {
    const registry = new GenerationRunRegistry();
    const mine = registry.joinOrStart(user, 'hash', openWork().work);
    expect(registry.joinOrStart({ ...user, userId: 'u2' }, 'other', openWork().work)).not.toBe(mine);
    expect(await registry.stop('u3', 'k1')).toBe(false);
  });

  it('makes every call without a key a generation of its own', () => {
    const registry = new GenerationRunRegistry();
    const id = { userId: 'u1', key: undefined };
    expect(registry.joinOrStart(id, 'h', openWork().work)).not.toBe(
      registry.joinOrStart(id, 'h', openWork().work),
    );
  });

  it.each(['a story', 'a failure'])('forgets a generation that ended in %s', async (end) => {
    const registry = new GenerationRunRegistry();
    const { work, finish } = openWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    if (end === 'a story') finish();
    else await run.stop();
    await run.result.catch(() => {});
    await tick();
    expect(registry.joinOrStart(user, 'other', openWork().work)).not.toBe(run);
  });

  it('ends a generation by its key: the signal is aborted and whoever waits is told', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work } = openWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    expect(await registry.stop('u1', 'k1')).toBe(true);
    expect(control.hooks?.signal.aborted).toBe(true);
    await expect(run.result).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await registry.stop('u1', 'k1')).toBe(false);
  });
});

describe('a run whose clients go away', () => {
  function startJoined(key: string | null = 'k1') {
    const registry = new GenerationRunRegistry();
    const { control, work } = openWork();
    const run = registry.joinOrStart({ userId: 'u1', key: key ?? undefined }, 'hash', work);
    return { registry, run, leave: run.addClient(), aborted: () => control.hooks?.signal.aborted, work };
  }

  it('is ended 20 seconds after the last one left, not before', async () => {
    const { leave, aborted } = startJoined();
    await tick();
    leave();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin - 1);
    expect(aborted()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(aborted()).toBe(true);
  });

  it('goes on when one comes back with its key in time', async () => {
    const { registry, run, leave, aborted, work } = startJoined();
    await tick();
    leave();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin - 1);
    expect(registry.joinOrStart(user, 'hash', work)).toBe(run);
    run.addClient();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin * 3);
    expect(aborted()).toBe(false);
  });

  it('goes on while another one follows it, however often the first one leaves', async () => {
    const { run, leave, aborted } = startJoined();
    run.addClient();
    await tick();
    leave();
    leave();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin * 3);
    expect(aborted()).toBe(false);
  });

  it('is ended at once when it has no key to come back with', async () => {
    const { leave, aborted } = startJoined(null);
    await tick();
    leave();
    await jest.advanceTimersByTimeAsync(1);
    expect(aborted()).toBe(true);
  });
});

describe('events of a run', () => {
  const progress = { type: 'progress', stage: 'writing', sentences: 3 } as const;

  it('are handed to a late listener from the first one on, then live, with the story last', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work, finish } = openWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    control.hooks!.emit(progress);
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    expect(seen).toEqual([progress]);
    control.hooks!.emit({ type: 'text', delta: 'Hello.' });
    finish();
    await run.result;
    expect(seen).toEqual([progress, { type: 'text', delta: 'Hello.' }, { type: 'done', story }]);
  });

  it('end with the error once one is out', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work } = openWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    control.hooks!.emit(progress);
    await run.started;
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    await run.stop();
    expect(seen.at(-1)).toEqual({
      type: 'error',
      code: 'PROVIDER_FAILED',
      message: 'The generation was stopped',
    });
  });

  it('carry in the error what the plain reply would: that help is offered', async () => {
    const registry = new GenerationRunRegistry();
    const errors = [{ path: 'theme', message: 'NEEDS_HELP' }];
    const run = registry.joinOrStart(user, 'hash', async (hooks) => {
      hooks.emit(progress);
      throw new AppError('THEME_NOT_ALLOWED', 'no', { errors });
    });
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    await expect(run.result).rejects.toMatchObject({ code: 'THEME_NOT_ALLOWED' });
    expect(seen.at(-1)).toEqual({ type: 'error', code: 'THEME_NOT_ALLOWED', message: 'no', errors });
  });

  it('are over with the last one, whatever a writer that was ended still reports', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work } = openWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    control.hooks!.emit(progress);
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    await run.stop();
    control.hooks!.emit(progress);
    expect(seen.map(({ type }) => type)).toEqual(['progress', 'error']);
  });

  it('are none when it fails before the first: that is a plain failure', async () => {
    const registry = new GenerationRunRegistry();
    const run = registry.joinOrStart(user, 'hash', () => Promise.reject(new Error('database gone')));
    await expect(run.started).rejects.toMatchObject({ code: 'INTERNAL' });
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    expect(seen).toEqual([]);
  });
});
