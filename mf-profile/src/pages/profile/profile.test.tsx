import { expect, test } from '@jest/globals';
import type { Language } from '@storysprout/contracts/rules';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import Profile from './profile';

const user = { ...fakeUser, stats: { totalStories: 36, totalFavorites: 18, totalShares: 5 } };
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const week = [
  { date: day(20), stories: 1, words: 90 },
  { date: day(3), stories: 2, words: 320 },
  { date: day(0), stories: 1, words: 1_000 },
];
const stats: NonNullable<Parameters<typeof renderPage>[1]>['respond'] = ({ query }) => {
  const range = query?.['range'];
  const totals = { stories: 4, favorites: 18, shares: 5, words: 1_410 };
  return { range, totals, days: range === '7d' ? week.slice(1) : week };
};
const open = (changes: Partial<typeof user> = {}, respond = stats, language: Language = 'zh-CN') =>
  renderPage(<Profile />, {
    respond,
    language,
    shell: { session: { user: { ...user, ...changes }, isLoggedIn: true, region: 'china' } },
  });

test('shows nickname, e-mail and three numbers with labels', async () => {
  await open();
  expect(screen.getByRole('heading', { name: '小芽', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('sprout@example.com')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '生成故事',
    '收藏故事',
    '分享次数',
  ]);
  expect(screen.getAllByRole('definition').map((number) => number.textContent)).toEqual(['36', '18', '5']);
});

test('shows a text for a missing e-mail', async () => {
  await open({ email: null });
  expect(screen.getByText('未设置邮箱')).toBeInTheDocument();
});

test('links to the stories, the favourites and the settings', async () => {
  await open();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/recent',
    '/profile/favorites',
    '/profile/settings',
  ]);
});

test('refetches the profile on mount', async () => {
  const { shell } = await open();
  expect(shell.refreshProfile).toHaveBeenCalledTimes(1);
});

const garden = () => screen.getByRole('region', { name: '我的小花园' });

test('summarises days and words in a sentence', async () => {
  const { requests } = await open();
  expect(await screen.findByText('最近 30 天读了 3 天，')).toBeInTheDocument();
  expect(screen.getByText('共 1,410 个词')).toHaveClass('nb');
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/users/stats', query: { range: '30d' } });
});

test('switches the range', async () => {
  const { user, requests } = await open();
  await user.click(within(garden()).getByRole('radio', { name: '7 天' }));
  expect(await screen.findByText('最近 7 天读了 2 天，')).toBeInTheDocument();
  await user.click(within(garden()).getByRole('radio', { name: '一年' }));
  expect(await screen.findByText('最近一年读了 3 天，')).toBeInTheDocument();
  await user.click(within(garden()).getByRole('radio', { name: '全部' }));
  expect(await screen.findByText('到今天读了 3 天，')).toBeInTheDocument();
  expect(requests.map(({ query }) => query?.['range'])).toEqual(['30d', '7d', '365d', 'all']);
});

test('shows a plant per day: a seed, a plant, or a flower above 200 words', async () => {
  const { user, container } = await open();
  await user.click(within(garden()).getByRole('radio', { name: '7 天' }));
  await screen.findByText('最近 7 天读了 2 天，');
  expect(container.querySelectorAll('.plot')).toHaveLength(7);
  expect(container.querySelectorAll('.seed')).toHaveLength(5);
  expect(container.querySelectorAll('.stem')).toHaveLength(2);
  expect(container.querySelectorAll('.plant .a-bird')).toHaveLength(2);
});

test('shows the same numbers in a table, newest first', async () => {
  await open();
  const rows = within(await screen.findByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  const [, month, date] = day(3).split('-').map(Number);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toHaveTextContent('11,000');
  expect(rows[2]).toHaveTextContent(`${month}月${date}日2320`);
});

test('without statistics shows an invitation, in both languages', async () => {
  const nothing: typeof stats = (request) => ({ ...(stats(request) as object), days: [] });
  const { unmount } = await open({}, nothing);
  expect(await screen.findByText('最近 30 天还没有读故事，')).toBeInTheDocument();
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  unmount();
  await open({}, nothing, 'en-US');
  expect(await screen.findByText('Nothing read in the last 30 days yet.')).toBeInTheDocument();
});

test('failed statistics can be retried; the rest of the page is shown', async () => {
  let isAway = true;
  const { user } = await open({}, (request) => {
    if (isAway) throw apiError('UNAVAILABLE');
    return stats(request);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('加载失败，请重试');
  expect(screen.getByRole('heading', { name: '小芽' })).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('最近 30 天读了 3 天，')).toBeInTheDocument();
});
