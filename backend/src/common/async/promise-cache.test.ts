import { describe, expect, it, jest } from '@jest/globals';
import { PromiseCache } from './promise-cache.js';

const taskOf = (value: string) => jest.fn(async () => value);

describe('PromiseCache', () => {
  it('runs a task once for concurrent and later requests', async () => {
    const cache = new PromiseCache<string>(2);
    const task = taskOf('cover');
    const both = [cache.getOrCreate('a', task), cache.getOrCreate('a', task)];
    expect(await Promise.all(both)).toEqual(['cover', 'cover']);
    expect(await cache.getOrCreate('a', task)).toBe('cover');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used entry beyond its size', async () => {
    const cache = new PromiseCache<string>(2);
    const [a, b, c] = [taskOf('a'), taskOf('b'), taskOf('c')];
    for (const [key, task] of [
      ['a', a],
      ['b', b],
      ['a', a],
      ['c', c],
      ['a', a],
      ['b', b],
    ] as const)
      expect(await cache.getOrCreate(key, task)).toBe(key);
    expect([a, b, c].map((task) => task.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it('rejects every waiting request when the task fails, and does not cache the failure', async () => {
    const cache = new PromiseCache<string>(2);
    const failing = () => Promise.reject(new Error('no memory'));
    const waiting = [cache.getOrCreate('a', failing), cache.getOrCreate('a', taskOf('never called'))];
    for (const result of waiting) await expect(result).rejects.toThrow('no memory');
    expect(await cache.getOrCreate('a', taskOf('recovered'))).toBe('recovered');
  });
});
