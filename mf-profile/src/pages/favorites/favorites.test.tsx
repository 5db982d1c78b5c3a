import { expect, jest, test } from '@jest/globals';
import type { Favorite } from '@storysprout/contracts/api/favorites';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiRequest, ShellApi } from '@storysprout/contracts/shell';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiError, renderPage } from '../../testing/render-page';
import { pageOf, sampleFavorites } from '../../testing/sample-stories';
import Favorites from './favorites';

/** The API's list of favourites, in memory. */
function shelf(initial: Favorite[]) {
  let favorites = initial;
  return ({ method, path, query }: ApiRequest) => {
    if (method === 'DELETE') {
      favorites = favorites.filter(({ storyId }) => path !== `/favorites/${storyId}`);
      return null;
    }
    const { items, pagination } = pageOf(favorites, Number(query?.['page']), Number(query?.['limit']));
    return { favorites: items, pagination };
  };
}
const open = (count: number, at = '/profile/favorites', shell: Partial<ShellApi> = {}) =>
  renderPage(<Favorites />, { answer: shelf(sampleFavorites(count)), at, shell });
const cards = () => screen.findAllByRole('article');
const heart = (theme: string) => screen.getByRole('button', { name: `取消收藏《${theme}》` });

test('shows when each story was favourited, and the note that stands with it', async () => {
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

test('the heart asks first, then takes the story away and the total one down before the list comes anew', async () => {
  const list = shelf(sampleFavorites(3));
  let isSilent = false;
  const page = await renderPage(<Favorites />, {
    answer: (request) => {
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
  expect(page.requests[1]).toEqual({ method: 'DELETE', path: `/favorites/${removed.storyId}` });
  expect(page.queryClient.getQueryState(queryKeys.story(removed.storyId))?.isInvalidated).toBe(true);
  expect(page.shell.refreshProfile).toHaveBeenCalled();
});

test('keeping it changes nothing', async () => {
  const modal = jest.fn<ShellApi['modal']>(async () => false);
  const { user, requests } = await open(2, undefined, { modal });
  await cards();
  await user.click(heart('动物园之旅'));
  expect(requests).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a removal that fails says so, and the story stays', async () => {
  const list = shelf(sampleFavorites(2));
  const { user, shell } = await renderPage(<Favorites />, {
    answer: (request) => {
      if (request.method === 'DELETE') throw apiError('NETWORK');
      return list(request);
    },
  });
  await cards();
  await user.click(heart('动物园之旅'));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('取消收藏失败，请重试', 'error'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the last one of the last page gone, the page before is shown', async () => {
  const { user } = await open(13, '/profile/favorites?page=2');
  expect(await cards()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /取消收藏/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(screen.queryByRole('navigation', { name: '翻页' })).not.toBeInTheDocument();
});

test('a story that is shared no longer stays on the shelf, leads nowhere and can be taken off', async () => {
  const [favorite] = sampleFavorites(1);
  const { user } = await renderPage(<Favorites />, {
    answer: shelf([{ ...favorite!, story: null, unavailable: true, notes: '' }]),
  });
  const [card] = await cards();
  expect(within(card!).getByText('这个故事暂时看不到了')).toBeInTheDocument();
  expect(within(card!).queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(card!).getByRole('button', { name: /取消收藏/ }));
  expect(await screen.findByRole('heading', { name: '书架还空着' })).toBeInTheDocument();
});

test('an empty shelf leads to discovering stories', async () => {
  await open(0);
  expect(await screen.findByRole('heading', { name: '书架还空着' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去发现故事' })).toHaveAttribute('href', '/');
});

test('a list that cannot be loaded says so', async () => {
  await renderPage(<Favorites />, {
    answer: () => {
      throw apiError('UNAVAILABLE');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请重试');
});
