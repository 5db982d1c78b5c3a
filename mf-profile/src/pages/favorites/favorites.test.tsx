import { expect, jest, test } from '@jest/globals';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ShellApi } from '@storysprout/contracts/shell';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleFavorites } from '../../testing/sample-stories';
import { createFakeFavoritesApi } from '../../testing/fake-favorites-api';
import Favorites from './favorites';

const open = (count: number, url = '/profile/favorites', shell: Partial<ShellApi> = {}) =>
  renderPage(<Favorites />, { respond: createFakeFavoritesApi(sampleFavorites(count)), url, shell });
const cards = () => screen.findAllByRole('article');
const heart = (theme: string) => screen.getByRole('button', { name: `取消收藏《${theme}》` });

test('shows the date and the note of each favourite', async () => {
  const { requests } = await open(14);
  const [first, second] = await cards();
  const today = new Date();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getByText('共 14 个故事')).toBeInTheDocument();
  expect(within(first!).getByText(`${today.getMonth() + 1}月${today.getDate()}日收藏`)).toBeInTheDocument();
  expect(within(first!).getByText('猴子抢围巾那段最好笑')).toBeInTheDocument();
  expect(within(second!).queryByText('猴子抢围巾那段最好笑')).not.toBeInTheDocument();
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/favorites', query: { page: 1, limit: 12 } });
});

test('after a confirmation the heart removes the story and reduces the total before the list is refetched', async () => {
  const list = createFakeFavoritesApi(sampleFavorites(3));
  let isSilent = false;
  const page = await renderPage(<Favorites />, {
    respond: (request) => {
      if (request.method === 'GET' && isSilent) return new Promise(() => {});
      isSilent = request.method === 'DELETE';
      return list(request);
    },
  });
  await cards();
  const removed = sampleFavorites(1)[0]!;
  page.queryClient.setQueryData(queryKeys.story(removed.storyId), {});
  await page.user.click(heart('动物园之旅'));
  expect(page.shell.modal).toHaveBeenCalledWith(
    expect.objectContaining({ confirm: expect.objectContaining({ destructive: true }) }),
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByText('共 2 个故事')).toBeInTheDocument();
  expect(page.requests).toContainEqual({ method: 'DELETE', path: `/favorites/${removed.storyId}` });
  expect(page.queryClient.getQueryState(queryKeys.story(removed.storyId))?.isInvalidated).toBe(true);
  expect(page.shell.refreshProfile).toHaveBeenCalled();
});

test('a declined confirmation changes nothing', async () => {
  const modal = jest.fn<ShellApi['modal']>(async () => false);
  const { user, requests } = await open(2, undefined, { modal });
  await cards();
  await user.click(heart('动物园之旅'));
  expect(requests.map(({ method }) => method)).not.toContain('DELETE');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the removal is an optimistic update that is rolled back on an error', async () => {
  const list = createFakeFavoritesApi(sampleFavorites(13));
  let refuse: () => void = () => {};
  const { user, shell, queryClient } = await renderPage(<Favorites />, {
    respond: (request) => {
      if (request.method !== 'DELETE') return list(request);
      return new Promise((_, reject) => {
        refuse = () => reject(apiError('INTERNAL'));
      });
    },
  });
  const before = (await cards()).map(({ textContent }) => textContent);
  await user.click(heart('最喜欢的宠物'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11));
  expect(screen.getByText('共 12 个故事')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '翻页' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: '我的收藏' })).toHaveFocus());
  refuse();
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('取消收藏失败，请重试', 'error'));
  expect((await cards()).map(({ textContent }) => textContent)).toEqual(before);
  expect(screen.getByText('共 13 个故事')).toBeInTheDocument();
  expect(queryClient.getQueryState(queryKeys.stories)?.isInvalidated).toBeUndefined();
});

test('of two concurrent removals only the failed one is rolled back', async () => {
  const list = createFakeFavoritesApi(sampleFavorites(3));
  const [first] = sampleFavorites(1);
  const { user, shell } = await renderPage(<Favorites />, {
    respond: async (request) => {
      if (request.path === `/favorites/${first!.storyId}`) {
        await Promise.resolve();
        throw apiError('NETWORK');
      }
      return list(request);
    },
  });
  await cards();
  await Promise.all([user.click(heart('动物园之旅')), user.click(heart('最喜欢的宠物'))]);
  await waitFor(() => expect(shell.toast).toHaveBeenCalledTimes(2));
  expect(await cards()).toHaveLength(2);
  expect(screen.getByRole('link', { name: '动物园之旅' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '最喜欢的宠物' })).not.toBeInTheDocument();
});

test('a session that ends during a removal, which redirects to the login, shows no error', async () => {
  const list = createFakeFavoritesApi(sampleFavorites(2));
  const { user, shell } = await renderPage(<Favorites />, {
    respond: (request) => {
      if (request.method === 'DELETE') throw apiError('UNAUTHENTICATED');
      return list(request);
    },
  });
  await cards();
  await user.click(heart('动物园之旅'));
  expect(await cards()).toHaveLength(2);
  expect(shell.toast).not.toHaveBeenCalled();
});

test('removing the only story of the last page shows the previous page', async () => {
  const { user } = await open(13, '/profile/favorites?page=2');
  expect(await cards()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /取消收藏/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(screen.queryByRole('navigation', { name: '翻页' })).not.toBeInTheDocument();
});

test('a story that is no longer shared stays listed without a link and can be removed', async () => {
  const [favorite] = sampleFavorites(1);
  const { user } = await renderPage(<Favorites />, {
    respond: createFakeFavoritesApi([{ ...favorite!, story: null, unavailable: true, notes: '' }]),
  });
  const [card] = await cards();
  expect(within(card!).getByText('这个故事暂时看不到了')).toBeInTheDocument();
  expect(within(card!).queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(card!).getByRole('button', { name: /取消收藏/ }));
  expect(await screen.findByRole('heading', { name: '书架还空着' })).toBeInTheDocument();
});

test('the empty list links to discovering stories', async () => {
  await open(0);
  expect(await screen.findByRole('heading', { name: '书架还空着' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去发现故事' })).toHaveAttribute('href', '/');
});

test('shows an error when the list cannot be loaded', async () => {
  await renderPage(<Favorites />, {
    respond: () => {
      throw apiError('UNAVAILABLE');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请重试');
});
