import { expect, jest, test } from '@jest/globals';
import type { StorySummary } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ShellApi } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { pageOf, sampleStories } from '../../testing/sample-stories';
import Recent from './recent';

/** In-memory fake of the API's list of stories. */
function library(count: number) {
  let stories: StorySummary[] = sampleStories(count);
  return ({ method, path, query }: ApiRequest) => {
    if (method === 'DELETE') {
      stories = stories.filter(({ id }) => path !== `/stories/${id}`);
      return null;
    }
    const { items, pagination } = pageOf(stories, Number(query?.['page']), Number(query?.['limit']));
    return { stories: items, pagination };
  };
}
const open = (count: number, url = '/profile/recent', shell: Partial<ShellApi> = {}) =>
  renderPage(<Recent />, { respond: library(count), url, shell });
const cards = () => screen.findAllByRole('article');
const address = () => screen.getByRole('status', { name: 'address' });
const bin = (theme: string) => screen.getByRole('button', { name: `删除《${theme}》` });

test('shows twelve stories per page, with the total', async () => {
  const { requests, shell } = await open(14);
  expect(await cards()).toHaveLength(12);
  expect(screen.getByText('共 14 个故事')).toBeInTheDocument();
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/stories', query: { page: 1, limit: 12 } });
  expect(shell.setTitle).toHaveBeenCalledWith('最近生成');
});

test('a card shows grade, difficulty, length, keywords, time and counts, and links to its story', async () => {
  await open(2);
  const [newest, second] = await cards();
  for (const text of ['一年级', '简单', '90 词', 'scarf', '+2', '刚刚'])
    expect(within(newest!).getByText(text)).toBeInTheDocument();
  expect(within(newest!).getByRole('link', { name: '动物园之旅' })).toHaveAttribute(
    'href',
    '/story/019a0000-0000-7000-8000-000000000000',
  );
  expect(within(newest!).queryByText(/浏览|收藏/)).not.toBeInTheDocument();
  expect(within(second!).getByText('浏览')).toBeInTheDocument();
  expect(within(second!).getByText('收藏')).toBeInTheDocument();
});

test('several pages have a pagination that changes the URL; a single page has none', async () => {
  const one = await open(12);
  await cards();
  expect(screen.queryByRole('navigation', { name: '翻页' })).not.toBeInTheDocument();
  one.unmount();
  const { user } = await open(14);
  await cards();
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(address()).toHaveTextContent('/profile/recent?page=2');
  await user.click(screen.getByRole('button', { name: '上一页' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(address()).toHaveTextContent(/recent$/);
});

test.each([
  ['?page=2', 2],
  ['?page=0', 1],
  ['?page=-3', 1],
  ['?page=two', 1],
  ['?page=9999999', 1_000_000],
])('the URL %s requests page %d', async (search, page) => {
  const { requests } = await open(14, `/profile/recent${search}`);
  await cards();
  expect(requests[0]?.query?.['page']).toBe(page);
});

test('a page past the end is replaced by the last page', async () => {
  await open(14, '/profile/recent?page=7');
  expect(await cards()).toHaveLength(2);
  expect(address()).toHaveTextContent('?page=2');
});

test('after a confirmation deletes the story, shows a message and refetches every list', async () => {
  const { user, shell, requests, queryClient } = await open(2);
  await cards();
  queryClient.setQueryData(queryKeys.favoritePage(1, 12), {});
  await user.click(bin('动物园之旅'));
  expect(shell.modal).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'warning',
      message: expect.stringContaining('《动物园之旅》'),
      confirm: expect.objectContaining({ destructive: true }),
    }),
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(requests).toContainEqual({
    method: 'DELETE',
    path: '/stories/019a0000-0000-7000-8000-000000000000',
  });
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('已删除', 'success'));
  expect(shell.refreshProfile).toHaveBeenCalled();
  expect(queryClient.getQueryState(queryKeys.favoritePage(1, 12))?.isInvalidated).toBe(true);
  await waitFor(() => expect(screen.getByRole('heading', { name: '最近生成' })).toHaveFocus());
});

test('a declined confirmation deletes nothing', async () => {
  const modal = jest.fn<ShellApi['modal']>(async () => false);
  const { user, requests } = await open(2, undefined, { modal });
  await cards();
  await user.click(bin('动物园之旅'));
  expect(modal).toHaveBeenCalled();
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('deleting the only story of the last page shows the previous page', async () => {
  const { user } = await open(13, '/profile/recent?page=2');
  expect(await cards()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /删除/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(address()).toHaveTextContent(/recent$/);
});

test.each([
  ['NETWORK', '删除失败，请重试', 'error'],
  ['NOT_FOUND', '已删除', 'success'],
] as const)('%s while deleting says %s', async (code, text, tone) => {
  const list = library(2);
  const { user, shell } = await renderPage(<Recent />, {
    respond: (request) => {
      if (request.method === 'DELETE') throw apiError(code);
      return list(request);
    },
  });
  await cards();
  await user.click(bin('动物园之旅'));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(text, tone));
});

test('the empty list links to the generator', async () => {
  await open(0);
  expect(await screen.findByRole('heading', { name: '还没有故事' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去写一个' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('共 0 个故事')).not.toBeInTheDocument();
});

test('announces that the list is loading', async () => {
  await renderPage(<Recent />, { respond: () => new Promise(() => {}) });
  expect(screen.getByRole('status', { name: '故事马上就来' })).toBeInTheDocument();
});

test('a list that cannot be loaded can be retried', async () => {
  let respond: (request: ApiRequest) => unknown = () => {
    throw apiError('NETWORK');
  };
  const { user } = await renderPage(<Recent />, { respond: (request) => respond(request) });
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请重试');
  respond = library(2);
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await cards()).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page change moves the focus to the heading', async () => {
  const { user } = await open(14);
  await cards();
  await user.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('heading', { name: '最近生成' })).toHaveFocus());
});
