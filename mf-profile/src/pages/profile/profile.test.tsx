import { expect, test } from '@jest/globals';
import { fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import Profile from './profile';

const user = { ...fakeUser, stats: { totalStories: 36, totalFavorites: 18, totalShares: 5 } };
const open = (changes: Partial<typeof user> = {}) =>
  renderPage(<Profile />, {
    shell: { session: { user: { ...user, ...changes }, isLoggedIn: true, region: 'china' } },
  });

test('shows nickname, e-mail and three numbers with their names', async () => {
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

test('without an e-mail it says so', async () => {
  await open({ email: null });
  expect(screen.getByText('未设置邮箱')).toBeInTheDocument();
});

test('leads to the stories and the favourites, and to nothing that is not built', async () => {
  await open();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/recent',
    '/profile/favorites',
  ]);
});

test('opening it fetches the profile again', async () => {
  const { shell } = await open();
  expect(shell.refreshProfile).toHaveBeenCalledTimes(1);
});
