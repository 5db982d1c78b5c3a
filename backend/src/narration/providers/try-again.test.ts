import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { retryAfterOf, SpeechError } from './speech-error.js';
import { tryAgain } from './try-again.js';

const TRIES = { tries: 3, backoffMs: 300, tryMs: 1000 };
const down = new SpeechError('down', 'away');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Fails so often, and says when it was asked. */
function service(failures: SpeechError[]) {
  const asked: number[] = [];
  const task = async () => {
    asked.push(Date.now());
    const failure = failures.shift();
    if (failure) throw failure;
    return 'well';
  };
  return { asked, task };
}

async function run(failures: SpeechError[], signal = new AbortController().signal) {
  const { asked, task } = service(failures);
  const begun = Date.now();
  const outcome = tryAgain(task, TRIES, signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(30_000);
  return { outcome: await outcome, waits: asked.map((at) => at - begun) };
}

describe('a service is asked again', () => {
  it('after failures that may pass, up to three times, a little later each time', async () => {
    const { outcome, waits } = await run([down, down]);
    expect([outcome, waits.length]).toEqual(['well', 3]);
    expect(waits[1]).toBeGreaterThanOrEqual(225);
    expect(waits[2]! - waits[1]!).toBeGreaterThanOrEqual(450);
    expect((await run([down, down, down])).outcome).toBe(down);
  });

  it('not before it wants to be, and not at all when that is too late for a pupil', async () => {
    const busy = (seconds: number) => new SpeechError('busy', 'full', seconds);
    const patient = await run([busy(4)]);
    expect([patient.outcome, patient.waits[1]]).toEqual(['well', 4000]);
    const late = busy(11);
    expect(await run([late])).toEqual({ outcome: late, waits: [0] });
  });

  it('never after one that does not pass', async () => {
    for (const failure of ['denied', 'refused', 'unusable'] as const) {
      const error = new SpeechError(failure, 'no');
      expect(await run([error])).toEqual({ outcome: error, waits: [0] });
    }
  });

  it('after one try took too long, whose request is ended', async () => {
    const tasks = [
      (signal: AbortSignal) =>
        new Promise<string>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
      async () => 'well',
    ];
    const outcome = tryAgain((signal) => tasks.shift()!(signal), TRIES, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await outcome).toBe('well');
  });

  it('no more once the time is up, also while it waits', async () => {
    const stop = new AbortController();
    const { asked, task } = service([new SpeechError('busy', 'full', 9)]);
    const outcome = tryAgain(task, TRIES, stop.signal).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    const reason = new Error('late');
    stop.abort(reason);
    expect(await outcome).toBe(reason);
    expect(asked).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  const read = (value?: string) =>
    retryAfterOf(new Headers(value === undefined ? {} : { 'retry-after': value }), Date.UTC(2026, 0, 1));

  it('is a number of seconds or a date, else nothing', () => {
    expect([read('3'), read('0'), read('1.5'), read('Thu, 01 Jan 2026 00:00:07 GMT')]).toEqual([3, 0, 2, 7]);
    expect([read(), read('soon'), read('-4')]).toEqual([undefined, undefined, undefined]);
  });
});
