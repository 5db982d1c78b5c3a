import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';

/** The tabs of one browser: what one says the others hear, a moment later. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const KEY = ['favorites', 'list', 1, 12, {}];
const isOutOfDate = (tab: QueryClient) => tab.getQueryState(KEY)?.isInvalidated;

async function openTabs() {
  const { createQueryClient } = await import('./query-client');
  return [createQueryClient(), createQueryClient()] as const;
}

beforeEach(() => {
  Channel.open = [];
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('puts out of date in the other tabs what one tab puts out of date, whether that tab holds it or not', async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  const post = jest.spyOn(Channel.prototype, 'postMessage');
  const [here, there] = await openTabs();
  there.setQueryData(KEY, {});
  await here.invalidateQueries({ queryKey: ['favorites'] });
  expect(isOutOfDate(there)).toBe(true);
  expect(post).toHaveBeenCalledTimes(1);
});

it('does without other tabs where the browser has no channel between them', async () => {
  const [here, there] = await openTabs();
  for (const tab of [here, there]) tab.setQueryData(KEY, {});
  await here.invalidateQueries({ queryKey: ['favorites'] });
  expect(isOutOfDate(here)).toBe(true);
  expect(isOutOfDate(there)).toBe(false);
});

it('tries a request also where the browser believes itself offline, and fails it at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [tab] = await openTabs();
  const respond = jest.fn(async () => 'from the school’s own server');
  await expect(tab.fetchQuery({ queryKey: KEY, queryFn: respond })).resolves.toMatch('school');
  expect(tab.getDefaultOptions()).toMatchObject({
    queries: { networkMode: 'always' },
    mutations: { networkMode: 'always' },
  });
});
