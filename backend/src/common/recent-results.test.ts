import { describe, expect, it, jest } from '@jest/globals';
import { RecentResults } from './recent-results.js';

const taskOf = (value: string) => jest.fn(async () => value);

describe('recent results', () => {
  it('are made once for all who ask at the same time, and later', async () => {
    const results = new RecentResults<string>(2);
    const task = taskOf('cover');
    expect(await Promise.all([results.get('a', task), results.get('a', task)])).toEqual(['cover', 'cover']);
    expect(await results.get('a', task)).toBe('cover');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('are bounded: the one that was used least recently goes', async () => {
    const results = new RecentResults<string>(2);
    const [a, b, c] = [taskOf('a'), taskOf('b'), taskOf('c')];
    for (const [key, task] of [
      ['a', a],
      ['b', b],
      ['a', a],
      ['c', c],
      ['a', a],
      ['b', b],
    ] as const)
      expect(await results.get(key, task)).toBe(key);
    expect([a, b, c].map((task) => task.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it('do not keep a failure, which all who waited are told of', async () => {
    const results = new RecentResults<string>(2);
    const failing = () => Promise.reject(new Error('no memory'));
    const waiting = [results.get('a', failing), results.get('a', taskOf('never asked'))];
    for (const one of waiting) await expect(one).rejects.toThrow('no memory');
    expect(await results.get('a', taskOf('well again'))).toBe('well again');
  });
});
