import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';

/** Fake BroadcastChannel: delivers a message to the other tabs asynchronously. */
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

it('broadcasts an invalidation to the other tabs, even if the key is not cached in this one', async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  const post = jest.spyOn(Channel.prototype, 'postMessage');
  const [here, there] = await openTabs();
  there.setQueryData(KEY, {});
  await here.invalidateQueries({ queryKey: ['favorites'] });
  expect(isOutOfDate(there)).toBe(true);
  expect(post).toHaveBeenCalledTimes(1);
});

it('works without BroadcastChannel, for its own tab only', async () => {
  const [here, there] = await openTabs();
  for (const tab of [here, there]) tab.setQueryData(KEY, {});
  await here.invalidateQueries({ queryKey: ['favorites'] });
  expect(isOutOfDate(here)).toBe(true);
  expect(isOutOfDate(there)).toBe(false);
});

it('sends requests while the browser reports to be offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [tab] = await openTabs();
  const respond = jest.fn(async () => 'from the school’s own server');
  await expect(tab.fetchQuery({ queryKey: KEY, queryFn: respond })).resolves.toMatch('school');
  expect(tab.getDefaultOptions()).toMatchObject({
    queries: { networkMode: 'always' },
    mutations: { networkMode: 'always' },
  });
});
