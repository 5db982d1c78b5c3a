import { afterEach, expect, test } from '@jest/globals';
import type { Favorite } from '@storysprout/contracts/api/favorites';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleFavorites } from '../../testing/sample-stories';
import { createFakeFavoritesApi } from '../../testing/fake-favorites-api';
import Favorites from './favorites';

afterEach(() => sessionStorage.clear());

const [sample] = sampleFavorites(1);
const written: Favorite = { ...sample!, notes: '猴子抢围巾', category: '动物' };
const blank: Favorite = { ...sample!, notes: '', category: '' };
const open = (
  favorite: Favorite,
  respond: (request: ApiRequest) => unknown = createFakeFavoritesApi([favorite]),
) => renderPage(<Favorites />, { respond });
const slip = (name: RegExp) => screen.findByRole('button', { name });
const note = () => screen.getByRole('textbox', { name: '我的笔记' });
const form = () => screen.queryByRole('form', { name: '改《动物园之旅》的笔记和分类' });
const puts = (requests: ApiRequest[]) => requests.filter(({ method }) => method === 'PUT');
const EDIT = /改《动物园之旅》的笔记和分类/;
const WRITE = /给《动物园之旅》写笔记/;

test('edits note and category in the card by keyboard alone, and returns the focus', async () => {
  const { user, requests, shell, queryClient } = await open(blank);
  (await slip(WRITE)).focus();
  await user.keyboard('{Enter}');
  expect(note()).toHaveFocus();
  await user.keyboard('猴子最好笑');
  await user.tab();
  await user.keyboard('动物{Enter}');
  await waitFor(() => expect(form()).not.toBeInTheDocument());
  expect(puts(requests)).toEqual([
    { method: 'PUT', path: `/favorites/${blank.id}`, body: { notes: '猴子最好笑', category: '动物' } },
  ]);
  const read = await slip(EDIT);
  expect(read).toHaveTextContent('猴子最好笑');
  expect(read).toHaveTextContent('动物');
  expect(read).toHaveFocus();
  expect(shell.toast).toHaveBeenCalledWith('笔记存好了', 'success');
  // The category is available as a filter at once.
  expect(await screen.findByRole('option', { name: '动物（1）' })).toBeInTheDocument();
  expect(queryClient.getQueryState(queryKeys.favoriteCategories)?.isInvalidated).toBe(false);
});

test('a note that fails to save stays as typed, and an error is shown', async () => {
  const list = createFakeFavoritesApi([written]);
  let isRefusing = true;
  const { user } = await open(written, (request) => {
    if (request.method === 'PUT' && isRefusing) throw apiError('NETWORK');
    return list(request);
  });
  await user.click(await slip(EDIT));
  await user.clear(note());
  await user.type(note(), '大象也好笑');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('保存失败，请重试');
  expect(note()).toHaveValue('大象也好笑');
  isRefusing = false;
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await slip(EDIT)).toHaveTextContent('大象也好笑');
});

test('the draft survives a reload, until it is saved or discarded', async () => {
  const before = await open(written);
  await before.user.click(await slip(EDIT));
  await before.user.type(note(), '，还有鹦鹉');
  before.unmount();
  const { user, unmount, requests } = await open(written);
  await waitFor(() => expect(note()).toHaveValue('猴子抢围巾，还有鹦鹉'));
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(await slip(EDIT)).toHaveTextContent('猴子抢围巾');
  expect(puts(requests)).toEqual([]);
  unmount();
  await open(written);
  expect(await slip(EDIT)).toBeInTheDocument();
  expect(form()).not.toBeInTheDocument();
});

test('Escape closes an unchanged form and discards no changes', async () => {
  const { user } = await open(written);
  await user.click(await slip(EDIT));
  await user.keyboard('{Escape}');
  expect(form()).not.toBeInTheDocument();
  await user.click(await slip(EDIT));
  await user.type(note(), '！{Escape}');
  expect(note()).toHaveValue('猴子抢围巾！');
});

test('saving without changes sends no request', async () => {
  const { user, requests } = await open(written);
  await user.click(await slip(EDIT));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await slip(EDIT)).toHaveFocus();
  expect(puts(requests)).toEqual([]);
});

test('input is limited as by the API, with a notice near the limit', async () => {
  const { user } = await open({ ...written, notes: 'x'.repeat(489) });
  await user.click(await slip(EDIT));
  await user.type(note(), 'y'.repeat(3));
  expect(screen.getByText('还能写 8 个字')).toBeInTheDocument();
  await user.type(note(), 'y'.repeat(20));
  expect(note()).toHaveValue(`${'x'.repeat(489)}${'y'.repeat(11)}`);
  const field = document.querySelector<HTMLInputElement>('form[aria-label] input')!;
  expect(field.maxLength).toBe(30);
});

test('a favourite of an unavailable story keeps its note, which can be edited', async () => {
  const { user } = await open({ ...written, story: null, unavailable: true });
  const read = await slip(/改《这个故事暂时看不到了》/);
  expect(read).toHaveTextContent('猴子抢围巾');
  await user.click(read);
  expect(note()).toHaveValue('猴子抢围巾');
});
