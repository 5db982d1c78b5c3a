import { describe, expect, it, jest } from '@jest/globals';
import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiClient } from '@storysprout/contracts/shell';
import { lazyClient, lazyStream, loadOnce, type SendRequest } from './lazy-client';

const echoPath: SendRequest = async ({ path }) => path;

describe('the lazily loaded request client', () => {
  it('is loaded once, by the first call', async () => {
    const load = jest.fn(async () => echoPath);
    const api = lazyClient(loadOnce(load));
    const calls = [api('GET /stories/recent'), api('GET /stories/recent')];
    expect(await Promise.all(calls)).toEqual(['/stories/recent', '/stories/recent']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects with NETWORK when its code does not load; the next call loads it again', async () => {
    const load = jest
      .fn(async () => echoPath)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const api = lazyClient(loadOnce(load));
    await expect(api('GET /config')).rejects.toMatchObject({ name: 'ApiError', code: 'NETWORK', status: 0 });
    expect(await api('GET /config')).toBe('/config');
  });

  it('fills path parameters into the route, percent-encoded', async () => {
    const send = jest.fn<SendRequest>(async () => null);
    const api = lazyClient(async () => send);
    await api('GET /words/{form}', { params: { form: 'o’clock/?' }, redirectOnSessionEnd: false });
    expect(send).toHaveBeenCalledWith({
      method: 'GET',
      path: '/words/o%E2%80%99clock%2F%3F',
      redirectOnSessionEnd: false,
    });
  });

  it('supports the request by path of releases built against ShellApi before 1.5.0', async () => {
    const send = jest.fn<SendRequest>(async () => null);
    const request = { method: 'GET', path: '/stories', query: { page: 2 } } as const;
    const api = lazyClient(async () => send) as unknown as (given: typeof request) => ReturnType<ApiClient>;
    await api(request);
    expect(send).toHaveBeenCalledWith(request);
  });

  it('streams events as they arrive', async () => {
    const events: GenerationEvent[] = [
      { type: 'progress', stage: 'writing', sentences: 3 },
      { type: 'text', delta: 'Amy went to the zoo.' },
    ];
    const stream = lazyStream(
      async () =>
        async function* () {
          yield* events;
        },
    );
    const seen: GenerationEvent[] = [];
    for await (const event of stream('POST /stories/generate', { body: { grade: 3, theme: 'zoo' } }))
      seen.push(event);
    expect(seen).toEqual(events);
  });
});
