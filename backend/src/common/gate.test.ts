import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { Gate } from './gate.js';

/** Tasks that end when told. */
function tasks(gate: Gate, count: number) {
  const finish: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    gate.run(() => new Promise<number>((resolve) => finish.push(() => resolve(index)))),
  );
  return { finish, results };
}

describe('Gate', () => {
  it('runs two at once and the others in turn', async () => {
    const { finish, results } = tasks(new Gate(2, 10, () => new Error('full')), 5);
    for (let done = 0; done < 5; done += 1) {
      await turn();
      expect(finish).toHaveLength(Math.min(done + 2, 5));
      finish[done]!();
    }
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses at once when too many wait, and lets in again later', async () => {
    const gate = new Gate(1, 1, () => new Error('full'));
    const { finish, results } = tasks(gate, 2);
    await expect(gate.run(async () => 'late')).rejects.toThrow('full');
    await turn();
    finish[0]!();
    await results[0];
    await turn();
    finish[1]!();
    await results[1];
    expect(await gate.run(async () => 'later')).toBe('later');
  });

  it('goes on after a task that failed', async () => {
    const gate = new Gate(1, 5, () => new Error('full'));
    const failing = gate.run(() => Promise.reject(new Error('broken')));
    const next = gate.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
