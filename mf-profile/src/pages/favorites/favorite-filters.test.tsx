import { afterEach, expect, jest, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleFavorites } from '../../testing/sample-stories';
import { createFakeFavoritesApi } from '../../testing/fake-favorites-api';
import Favorites from './favorites';

afterEach(() => void jest.useRealTimers());

const favorites = (count: number) =>
  sampleFavorites(count).map((favorite, index) => ({ ...favorite, category: index < 2 ? '动物' : '' }));
const open = (url = '/profile/favorites', count = 3) =>
  renderPage(<Favorites />, { respond: createFakeFavoritesApi(favorites(count)), url });
const cards = () => screen.findAllByRole('article');
const address = () => decodeURIComponent(screen.getByRole('status', { name: 'address' }).textContent);
const searchField = () => screen.getByRole('searchbox', { name: '找一找' });
const lists = (requests: ApiRequest[]) => requests.filter(({ path }) => path === '/favorites');

test('filters by grade and category from the first page on, and keeps them in the URL', async () => {
  const { user, requests } = await open('/profile/favorites?page=2', 14);
  await cards();
  await user.selectOptions(screen.getByRole('combobox', { name: '年级' }), '二年级');
  await waitFor(() => expect(screen.getByText('找到 2 个故事')).toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: '分类' }), '动物（2）');
  await waitFor(() => expect(screen.getByText('找到 1 个故事')).toBeInTheDocument());
  expect(await cards()).toHaveLength(1);
  expect(address()).toBe('/profile/favorites?grade=2&category=动物');
  expect(lists(requests).at(-1)?.query).toEqual({ page: 1, limit: 12, grade: 2, category: '动物' });
  await user.selectOptions(screen.getByRole('combobox', { name: '年级' }), '全部年级');
  await waitFor(() => expect(address()).toBe('/profile/favorites?category=动物'));
});

test('the search is debounced; Enter searches at once', async () => {
  const { user, requests } = await open();
  await cards();
  await user.click(searchField());
  await user.paste('动物园');
  await waitFor(() => expect(address()).toBe('/profile/favorites?q=动物园'));
  expect(lists(requests)).toHaveLength(2);
  await user.clear(searchField());
  await user.type(searchField(), '没有的词{Enter}');
  expect(searchField()).toHaveValue('没有的词');
  expect(address()).toBe('/profile/favorites?q=没有的词');
});

test('does not search while an input method composes a character', async () => {
  const { requests } = await open();
  await cards();
  jest.useFakeTimers();
  fireEvent.compositionStart(searchField());
  fireEvent.input(searchField(), { target: { value: 'dong wu' }, isComposing: true });
  act(() => jest.advanceTimersByTime(1000));
  expect(lists(requests)).toHaveLength(1);
  fireEvent.input(searchField(), { target: { value: '动物' }, isComposing: true });
  fireEvent.compositionEnd(searchField());
  act(() => jest.advanceTimersByTime(1000));
  expect(address()).toBe('/profile/favorites?q=动物');
});

test('a search without results shows a message and a button to all favourites', async () => {
  const { user } = await open('/profile/favorites?q=恐龙&grade=3');
  expect(await screen.findByRole('heading', { name: '没有找到这样的故事' })).toBeInTheDocument();
  expect(searchField()).toHaveValue('恐龙');
  expect(screen.getByRole('combobox', { name: '年级' })).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: '看全部收藏' }));
  expect(await cards()).toHaveLength(3);
  expect(searchField()).toHaveValue('');
  expect(address()).toBe('/profile/favorites');
});

test.each([
  ['grade=0', {}],
  ['grade=x', {}],
  ['grade=12', {}],
  [`category=${'x'.repeat(31)}`, {}],
  [`q=${'x'.repeat(2001)}`, {}],
  ['q=%00', {}],
  ['q=%20zoo%20', { q: 'zoo' }],
])('the URL ?%s filters within the limits of the API', async (search, filter) => {
  const { requests } = await open(`/profile/favorites?${search}`);
  await waitFor(() => expect(lists(requests)[0]?.query).toEqual({ page: 1, limit: 12, ...filter }));
});

test('a category without favourites stays selected', async () => {
  await open('/profile/favorites?category=旧的');
  await screen.findByRole('heading', { name: '没有找到这样的故事' });
  expect(screen.getByRole('combobox', { name: '分类' })).toHaveValue('旧的');
});

test('without favourites there are no filters', async () => {
  const session = { user: fakeUser, isLoggedIn: true, region: 'china' as const };
  await renderPage(<Favorites />, { respond: createFakeFavoritesApi([]), shell: { session } });
  await screen.findByRole('heading', { name: '书架还空着' });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});
