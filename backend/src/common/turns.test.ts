import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from './turns.js';

describe('Turns', () => {
  it('lets others come between many pieces of work that arrive at once', async () => {
    const turns = new Turns(2);
    let done = 0;
    const all = Promise.all(Array.from({ length: 10 }, () => turns.run(() => (done += 1))));
    await turn();
    await turn();
    expect(done).toBeLessThan(10);
    await all;
    expect(done).toBe(10);
  });

  it('hands on results and failures', async () => {
    const turns = new Turns(1);
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(() => 'result')).toBe('result');
  });
});
