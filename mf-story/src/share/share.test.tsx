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

/** What a browser may lack, given and taken by each test. */
function give(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}
const rejectWith = (name: string) =>
  jest.fn<(data?: ShareData) => Promise<void>>(() =>
    Promise.reject(Object.assign(new Error(name), { name })),
  );
const nativeShare = () => jest.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());

beforeEach(() => give(navigator, 'share', undefined));
afterEach(() => {
  give(navigator, 'share', undefined);
  give(navigator, 'canShare', undefined);
  give(document, 'execCommand', undefined);
});

/** The story's page for its owner, on a server that follows. */
async function open(story: Partial<Story> = {}, shell: Partial<ShellApi> = {}) {
  let shown: ShownStory = { ...sampleStory, ...story };
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    shell,
    answer: ({ method, path }) => {
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

test('a share is recorded first, then handed to the device with title, beginning and address', async () => {
  const order: string[] = [];
  const share = nativeShare();
  share.mockImplementation(async () => void order.push('native'));
  give(navigator, 'share', share);
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    answer: ({ path }) => {
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

test('the text is cut between characters, and cannot turn what stands beside it', async () => {
  const family = '👩‍👩‍👧‍👦';
  const share = nativeShare();
  give(navigator, 'share', share);
  const page = await open({ theme: 'a\u202Eb', englishText: `\u2066${'x'.repeat(99)}${family}${family}` });
  await page.user.click(shareButton());
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]![0]).toMatchObject({ title: 'ab', text: `${'x'.repeat(99)}${family}…` });
});

test('a share that the pupil calls off says nothing and copies nothing', async () => {
  const share = rejectWith('AbortError');
  give(navigator, 'share', share);
  const page = await open();
  await page.user.click(shareButton());
  await waitFor(() => expect(share).toHaveBeenCalled());
  await expect(readClipboard()).resolves.toBe('');
  for (const said of [page.shell.modal, page.shell.toast]) expect(said).not.toHaveBeenCalled();
});

test('without a share sheet the link is copied, and that is said', async () => {
  const page = await open();
  await page.user.click(shareButton());
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  await expect(readClipboard()).resolves.toBe(SHARE_URL);
});

test.each(['NotAllowedError', 'InvalidStateError', 'DataError'])(
  'a share sheet that fails with %s is replaced by the copied link',
  async (name) => {
    give(navigator, 'share', rejectWith(name));
    const page = await open();
    await page.user.click(shareButton());
    await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
    await expect(readClipboard()).resolves.toBe(SHARE_URL);
  },
);

test('what the device says it cannot share is not offered to it', async () => {
  const share = nativeShare();
  give(navigator, 'share', share);
  give(navigator, 'canShare', () => false);
  const page = await open();
  await page.user.click(shareButton());
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  expect(share).not.toHaveBeenCalled();
});

test('without a clipboard, as over plain HTTP, the older way copies and the focus stays', async () => {
  let copied = '';
  give(document, 'execCommand', (command: string) => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (command === 'copy') copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  const page = await open();
  give(navigator, 'clipboard', undefined);
  await page.user.click(shareButton());
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledWith(COPIED));
  expect(copied).toBe(SHARE_URL);
  expect(shareButton()).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test.each([
  ['refuses', () => false],
  ['does not know', undefined],
])('where the browser %s that too, the link is shown, selected', async (_, command) => {
  give(document, 'execCommand', command);
  const page = await open();
  give(navigator, 'clipboard', undefined);
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

test('where the share is not recorded nothing is shared, and that is said kindly', async () => {
  const share = nativeShare();
  give(navigator, 'share', share);
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    answer: ({ path }) => {
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
  give(navigator, 'share', share);
  const page = await open();
  await page.user.dblClick(shareButton());
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect([calls(page), share.mock.calls.length]).toEqual([['POST'], 1]);
});

test('presses while the server is asked count for nothing', async () => {
  let answer: (data: unknown) => void = () => {};
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    answer: ({ path }) => (path === sharePath ? new Promise((resolve) => (answer = resolve)) : sampleStory),
  });
  const button = await screen.findByRole('button', { name: '分享' });
  act(() => {
    button.click();
    button.click(); // before anything is rendered
  });
  button.focus();
  await page.user.keyboard('{Enter} ');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer({ shareUrl: SHARE_URL }));
  await waitFor(() => expect(page.shell.modal).toHaveBeenCalledTimes(1));
  expect(calls(page)).toEqual(['POST']);
});

test('afterwards the owner sees in words that the story is public, and what depends on it is refreshed', async () => {
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

test('the owner ends the sharing after a question, and the story is private at once', async () => {
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

test('a question that is answered with no leaves the story public', async () => {
  const page = await open({ isShared: true }, { modal: jest.fn<ShellApi['modal']>(async () => false) });
  await page.user.click(screen.getByRole('button', { name: '停止分享' }));
  expect(calls(page)).toEqual([]);
  expect(screen.getByText('已公开', { selector: 'b' })).toBeInTheDocument();
});

test('a double click asks once', async () => {
  let answer: (isSure: boolean) => void = () => {};
  const modal = jest.fn<ShellApi['modal']>(() => new Promise((resolve) => (answer = resolve)));
  const page = await open({ isShared: true }, { modal });
  await page.user.dblClick(screen.getByRole('button', { name: '停止分享' }));
  expect(modal).toHaveBeenCalledTimes(1);
  await act(async () => answer(true));
  expect(calls(page)).toEqual(['DELETE']);
});

test('where ending fails the story stays public, and that is said kindly', async () => {
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    answer: ({ path }) => {
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
])('%s passes the address on without a record, and ends nothing', async (_, session) => {
  const shared: ShownStory = { ...sampleStory, isShared: true, author: { nickName: '小树' } };
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    shell: session ? { session } : {},
    answer: ({ path }) => {
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

test('in English it speaks English', async () => {
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    at: `/story/${sampleStory.id}`,
    language: 'en-US',
    answer: ({ path }) => (path === sharePath ? { shareUrl: SHARE_URL } : sampleStory),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(page.shell.modal).toHaveBeenCalledWith({ ...COPIED, message: 'Link copied to clipboard' }),
  );
});
