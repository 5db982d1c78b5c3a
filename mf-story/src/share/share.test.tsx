import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ModalOptions, ShellApi } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ShownStory } from '../api/story';
import StoryDetail from '../pages/story-detail/story-detail';
import { renderPage } from '../testing/render-page';
import { sampleStory } from '../testing/sample-story';

const SHARE_URL = `https://stories.example.org/story/${sampleStory.id}`;
const sharePath = `/stories/${sampleStory.id}/share`;
const COPIED: ModalOptions = { type: 'success', message: '链接已复制，去粘贴给朋友吧', autoClose: 2000 };

/** Defines or removes an API that a browser may lack. */
function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}
const rejectWith = (name: string) =>
  jest.fn<(data?: ShareData) => Promise<void>>(() =>
    Promise.reject(Object.assign(new Error(name), { name })),
  );
const nativeShare = () => jest.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());

beforeEach(() => define(navigator, 'share', undefined));
afterEach(() => {
  define(navigator, 'share', undefined);
  define(navigator, 'canShare', undefined);
  define(document, 'execCommand', undefined);
});

/** Renders the story's page for its owner, with a fake server that stores the shared state. */
async function open(story: Partial<Story> = {}, shell: Partial<ShellApi> = {}) {
  let shown: ShownStory = { ...sampleStory, ...story };
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    shell,
    respond: ({ method, path }) => {
      if (path !== sharePath) return shown;
      shown = { ...shown, isShared: method === 'POST' };
      return method === 'POST' ? { shareUrl: SHARE_URL } : null;
    },
  });
  await screen.findByRole('heading', { name: shown.theme });
  return page;
}
const shareButton = () => screen.getByRole('button', { name: '分享' });
const calls = ({ requests }: { requests: ApiRequest[] }) =>
  requests.filter(({ path }) => path === sharePath).map(({ method }) => method);
const readClipboard = () => navigator.clipboard.readText();

test('records the share first, then opens the share sheet with title, excerpt and URL', async () => {
  const order: string[] = [];
  const share = nativeShare();
  share.mockImplementation(async () => void order.push('native'));
  define(navigator, 'share', share);
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    respond: ({ path }) => {
      if (path !== sharePath) return sampleStory;
      order.push('recorded');
      return { shareUrl: SHARE_URL };
    },
  });
  await page.user.click(await screen.findByRole('button', { name: '分享' }));
  await waitFor(() => expect(order).toEqual(['recorded', 'native']));
  expect(share).toHaveBeenCalledWith({
    title: '动物园之旅',
    text: `${sampleStory.englishText.slice(0, 100)}…`,
    url: SHARE_URL,
  });
  expect(page.shell.modal).not.toHaveBeenCalled();
  await expect(readClipboard()).resolves.toBe('');
});

test('truncates the text between graphemes and removes direction marks', async () => {
  const family = '👩‍👩‍👧‍👦';
  const share = nativeShare();
  define(navigator, 'share', share);
  const page = await open({ theme: 'a\u202Eb', englishText: `\u2066${'x'.repeat(99)}${family}${family}` });
  await page.user.click(shareButton());
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]![0]).toMatchObject({ title: 'ab', text: `${'x'.repeat(99)}${family}…` });
});

test('a cancelled share shows no message and copies nothing', async () => {
  const share = rejectWith('AbortError');
  define(navigator, 'share', share);
  const page = await open();
  await page.user.click(shareButton());
  await waitFor(() => expect(share).toHaveBeenCalled());
  await expect(readClipboard()).resolves.toBe('');
  for (const message of [page.shell.modal, page.shell.toast]) expect(message).not.toHaveBeenCalled();
});

test('without a share sheet copies the link and shows a message', async () => {
  const page = await open();
  await page.user.click(shareButton());
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  await expect(readClipboard()).resolves.toBe(SHARE_URL);
});

test.each(['NotAllowedError', 'InvalidStateError', 'DataError'])(
  'copies the link when the share sheet fails with %s',
  async (name) => {
    define(navigator, 'share', rejectWith(name));
    const page = await open();
    await page.user.click(shareButton());
    await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
    await expect(readClipboard()).resolves.toBe(SHARE_URL);
  },
);

test('does not open the share sheet for data that the device cannot share', async () => {
  const share = nativeShare();
  define(navigator, 'share', share);
  define(navigator, 'canShare', () => false);
  const page = await open();
  await page.user.click(shareButton());
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  expect(share).not.toHaveBeenCalled();
});

test('without a clipboard, as over plain HTTP, copies by execCommand and keeps the focus', async () => {
  let copied = '';
  define(document, 'execCommand', (command: string) => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (command === 'copy') copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  const page = await open();
  define(navigator, 'clipboard', undefined);
  await page.user.click(shareButton());
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  expect(copied).toBe(SHARE_URL);
  expect(shareButton()).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test.each([
  ['refuses execCommand', () => false],
  ['lacks execCommand', undefined],
])('where the browser %s, too, shows the link, selected', async (_, command) => {
  define(document, 'execCommand', command);
  const page = await open();
  define(navigator, 'clipboard', undefined);
  await page.user.click(shareButton());
  const dialog = await screen.findByRole('dialog', { name: '把链接复制给朋友' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: '故事链接' });
  expect(field).toHaveValue(SHARE_URL);
  await waitFor(() => expect(field).toHaveFocus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, SHARE_URL.length]);
  expect(page.shell.modal).not.toHaveBeenCalled();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('shares nothing and shows an error when the record fails', async () => {
  const share = nativeShare();
  define(navigator, 'share', share);
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    respond: ({ path }) => {
      if (path === sharePath) throw apiError('NETWORK');
      return sampleStory;
    },
  });
  await page.user.click(await screen.findByRole('button', { name: '分享' }));
  await waitFor(() => expect(page.shell.toast).toHaveBeenCalledWith('没有分享成功，再试一次吧', 'error'));
  expect(share).not.toHaveBeenCalled();
  await expect(readClipboard()).resolves.toBe('');
  expect(screen.queryByText('已公开')).not.toBeInTheDocument();
  await page.user.click(shareButton());
  expect(calls(page)).toEqual(['POST', 'POST']);
});

test('a double click shares once', async () => {
  const share = nativeShare();
  define(navigator, 'share', share);
  const page = await open();
  await page.user.dblClick(shareButton());
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect([calls(page), share.mock.calls.length]).toEqual([['POST'], 1]);
});

test('ignores presses during the request', async () => {
  let respond: (data: unknown) => void = () => {};
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    respond: ({ path }) => (path === sharePath ? new Promise((resolve) => (respond = resolve)) : sampleStory),
  });
  const button = await screen.findByRole('button', { name: '分享' });
  act(() => {
    button.click();
    button.click(); // before anything is rendered
  });
  button.focus();
  await page.user.keyboard('{Enter} ');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => respond({ shareUrl: SHARE_URL }));
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledTimes(1));
  expect(calls(page)).toEqual(['POST']);
});

test('shows the owner that the story is public, and refetches dependent queries', async () => {
  const page = await open();
  page.queryClient.setQueryData(queryKeys.storyPage(1, 12), {});
  expect(screen.queryByText('已公开')).not.toBeInTheDocument();
  await page.user.click(shareButton());
  expect(await screen.findByText('已公开', { selector: 'b' })).toBeVisible();
  expect(screen.getByText('有链接的人都能读')).toBeVisible();
  expect(screen.getByText('已公开', { selector: '[role=status]' })).toBeInTheDocument();
  await waitFor(() => expect(page.shell.refreshProfile).toHaveBeenCalledTimes(1));
  expect(page.queryClient.getQueryState(queryKeys.storyPage(1, 12))?.isInvalidated).toBe(true);
  const fetches = page.requests.filter(({ path }) => path === `/stories/${sampleStory.id}`);
  await waitFor(() => expect(fetches).toHaveLength(2));
});

test('the owner stops sharing after a confirmation', async () => {
  const modal = jest.fn<ShellApi['modal']>(async () => true);
  const page = await open({ isShared: true }, { modal });
  await page.user.click(screen.getByRole('button', { name: '停止分享' }));
  expect(modal).toHaveBeenCalledWith({
    type: 'warning',
    title: '停止分享这个故事吗？',
    message: '发出去的链接会打不开，故事只有你自己能读。',
    confirm: { confirmText: '停止分享', cancelText: '先不停', destructive: true },
  });
  await waitFor(() => expect(screen.queryByText('已公开')).not.toBeInTheDocument());
  expect(page.shell.toast).toHaveBeenCalledWith('已停止分享，现在只有你能读');
  expect(calls(page)).toEqual(['DELETE']);
  expect(page.shell.refreshProfile).toHaveBeenCalled();
  expect(shareButton()).toHaveFocus();
});

test('a declined confirmation leaves the story public', async () => {
  const page = await open({ isShared: true }, { modal: jest.fn<ShellApi['modal']>(async () => false) });
  await page.user.click(screen.getByRole('button', { name: '停止分享' }));
  expect(calls(page)).toEqual([]);
  expect(screen.getByText('已公开', { selector: 'b' })).toBeInTheDocument();
});

test('a double click opens one confirmation', async () => {
  let confirm: (isConfirmed: boolean) => void = () => {};
  const modal = jest.fn<ShellApi['modal']>(() => new Promise((resolve) => (confirm = resolve)));
  const page = await open({ isShared: true }, { modal });
  await page.user.dblClick(screen.getByRole('button', { name: '停止分享' }));
  expect(modal).toHaveBeenCalledTimes(1);
  await act(async () => confirm(true));
  expect(calls(page)).toEqual(['DELETE']);
});

test('when stopping fails, the story stays public and an error is shown', async () => {
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    respond: ({ path }) => {
      if (path === sharePath) throw apiError('NETWORK');
      return { ...sampleStory, isShared: true };
    },
  });
  await page.user.click(await screen.findByRole('button', { name: '停止分享' }));
  await waitFor(() => expect(page.shell.toast).toHaveBeenCalledWith('没有停下来，再试一次吧', 'error'));
  expect(screen.getByText('已公开', { selector: 'b' })).toBeInTheDocument();
});

test.each([
  ['a guest', { user: null, isLoggedIn: false, region: 'china' as const }],
  ['another pupil', undefined],
])('%s shares the URL without a record, and cannot stop sharing', async (_, session) => {
  const shared: ShownStory = { ...sampleStory, isShared: true, author: { nickName: '小树' } };
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    shell: session ? { session } : {},
    respond: ({ path }) => {
      if (path === `/stories/${sampleStory.id}`) throw apiError('FORBIDDEN', 'No', { status: 403 });
      return shared;
    },
  });
  await page.user.click(await screen.findByRole('button', { name: '分享' }));
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  await expect(readClipboard()).resolves.toBe(`${location.origin}/story/${sampleStory.id}`);
  expect(calls(page)).toEqual([]);
  expect(screen.queryByRole('button', { name: '停止分享' })).not.toBeInTheDocument();
});

test('shows English texts', async () => {
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    language: 'en-US',
    respond: ({ path }) => (path === sharePath ? { shareUrl: SHARE_URL } : sampleStory),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(page.shell.modal).toHaveBeenCalledWith({ ...COPIED, message: 'Link copied to clipboard' }),
  );
});
