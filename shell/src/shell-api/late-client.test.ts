import { describe, expect, it, jest } from '@jest/globals';
import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiClient } from '@storysprout/contracts/shell';
import { lateClient, lateStream, once } from './late-client';

const call = { method: 'GET', path: '/stories/recent' } as const;
const echo = (async ({ path }: { path: string }) => path) as ApiClient;

describe('a client whose code comes late', () => {
  it('is loaded once, by whoever calls first', async () => {
    const load = jest.fn(async () => echo);
    const api = lateClient(once(load));
    expect(await Promise.all([api(call), api(call)])).toEqual(['/stories/recent', '/stories/recent']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that does not arrive is a failed connection, and comes with the next call', async () => {
    const load = jest
      .fn(async () => echo)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const api = lateClient(once(load));
    await expect(api(call)).rejects.toMatchObject({ name: 'ApiError', code: 'NETWORK', status: 0 });
    expect(await api(call)).toBe('/stories/recent');
  });

  it('streams as one that was there', async () => {
    const events: GenerationEvent[] = [
      { type: 'progress', stage: 'writing', sentences: 3 },
      { type: 'text', delta: 'Amy went to the zoo.' },
    ];
    const stream = lateStream(
      async () =>
        async function* <Event extends { type: string }>() {
          yield* events as unknown as Event[];
        },
    );
    const seen: GenerationEvent[] = [];
    for await (const event of stream<GenerationEvent>(call)) seen.push(event);
    expect(seen).toEqual(events);
  });
});
