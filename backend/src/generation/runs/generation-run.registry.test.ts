import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import { GenerationRunRegistry } from './generation-run.registry.js';
import type { RunHooks } from './generation-run.js';

const story = { id: 'a story' } as Story;
const user = { userId: 'u1', key: 'k1' };

/** Work that the test finishes. */
function pendingWork() {
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

describe('GenerationRunRegistry', () => {
  it('starts the work once for any number of calls with one key and returns the same story to all', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work, finish } = pendingWork();
    const runs = Array.from({ length: 20 }, () => registry.joinOrStart(user, 'hash', work));
    await tick();
    finish();
    const results = await Promise.all(runs.map((run) => run.result));
    expect(control.starts).toBe(1);
    expect(new Set(results)).toEqual(new Set([story]));
  });

  it('rejects another body under the key of a running generation', () => {
    const registry = new GenerationRunRegistry();
    registry.joinOrStart(user, 'hash', pendingWork().work);
    expect(() => registry.joinOrStart(user, 'other', pendingWork().work)).toThrow(
      expect.objectContaining({ code: 'IDEMPOTENCY_CONFLICT' }),
    );
  });

  it('separates users with the same key', async () => {
    const registry = new GenerationRunRegistry();
    const mine = registry.joinOrStart(user, 'hash', pendingWork().work);
    expect(registry.joinOrStart({ ...user, userId: 'u2' }, 'other', pendingWork().work)).not.toBe(mine);
    expect(await registry.stop('u3', 'k1')).toBe(false);
  });

  it('starts a separate generation for each call without a key', () => {
    const registry = new GenerationRunRegistry();
    const id = { userId: 'u1', key: undefined };
    expect(registry.joinOrStart(id, 'h', pendingWork().work)).not.toBe(
      registry.joinOrStart(id, 'h', pendingWork().work),
    );
  });

  it.each(['a story', 'a failure'])('removes a generation that ended in %s', async (end) => {
    const registry = new GenerationRunRegistry();
    const { work, finish } = pendingWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    if (end === 'a story') finish();
    else await run.stop();
    await run.result.catch(() => {});
    await tick();
    expect(registry.joinOrStart(user, 'other', pendingWork().work)).not.toBe(run);
  });

  it('stops a generation by its key: aborts the signal and rejects the result', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work } = pendingWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    expect(await registry.stop('u1', 'k1')).toBe(true);
    expect(control.hooks?.signal.aborted).toBe(true);
    await expect(run.result).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await registry.stop('u1', 'k1')).toBe(false);
  });
});

describe('a run whose clients disconnect', () => {
  function startJoined(key: string | null = 'k1') {
    const registry = new GenerationRunRegistry();
    const { control, work } = pendingWork();
    const run = registry.joinOrStart({ userId: 'u1', key: key ?? undefined }, 'hash', work);
    return { registry, run, leave: run.addClient(), aborted: () => control.hooks?.signal.aborted, work };
  }

  it('is stopped 20 seconds after the last one, not before', async () => {
    const { leave, aborted } = startJoined();
    await tick();
    leave();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin - 1);
    expect(aborted()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(aborted()).toBe(true);
  });

  it('continues when a client returns with its key in time', async () => {
    const { registry, run, leave, aborted, work } = startJoined();
    await tick();
    leave();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin - 1);
    expect(registry.joinOrStart(user, 'hash', work)).toBe(run);
    run.addClient();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin * 3);
    expect(aborted()).toBe(false);
  });

  it('continues while another client follows it, however often the first one disconnects', async () => {
    const { run, leave, aborted } = startJoined();
    run.addClient();
    await tick();
    leave();
    leave();
    await jest.advanceTimersByTimeAsync(TIMES.generationRejoin * 3);
    expect(aborted()).toBe(false);
  });

  it('is stopped at once when it has no key', async () => {
    const { leave, aborted } = startJoined(null);
    await tick();
    leave();
    await jest.advanceTimersByTimeAsync(1);
    expect(aborted()).toBe(true);
  });
});

describe('events of a run', () => {
  const progress = { type: 'progress', stage: 'writing', sentences: 3 } as const;

  it('are replayed to a late subscriber, then live, with the story last', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work, finish } = pendingWork();
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

  it('end with the error after the first event', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work } = pendingWork();
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

  it('have the same error details as the plain response', async () => {
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

  it('end with the last one, although a stopped writer still reports', async () => {
    const registry = new GenerationRunRegistry();
    const { control, work } = pendingWork();
    const run = registry.joinOrStart(user, 'hash', work);
    await tick();
    control.hooks!.emit(progress);
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    await run.stop();
    control.hooks!.emit(progress);
    expect(seen.map(({ type }) => type)).toEqual(['progress', 'error']);
  });

  it('are none when the run fails before the first', async () => {
    const registry = new GenerationRunRegistry();
    const run = registry.joinOrStart(user, 'hash', () => Promise.reject(new Error('database gone')));
    await expect(run.started).rejects.toMatchObject({ code: 'INTERNAL' });
    const seen: GenerationEvent[] = [];
    run.subscribe((event) => seen.push(event));
    expect(seen).toEqual([]);
  });
});
