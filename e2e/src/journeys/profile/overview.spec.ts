import type { Page } from '@playwright/test';
import {
  fetchAsPupil,
  expect,
  openNewStory,
  newPupil,
  signIn,
  storyIdOf,
  test,
  isSelectedLanguage,
} from '../../support/fixtures/test';

const TEXTS = {
  zh: {
    language: 'zh-CN',
    stats: ['生成故事', '收藏故事', '分享次数'],
    emailNotSet: '未设置邮箱',
    links: [
      [/^最近生成/, '/profile/recent'],
      [/^我的收藏/, '/profile/favorites'],
      [/^设置/, '/profile/settings'],
    ],
    nothing: '还没有读故事',
    garden: '我的小花园',
    asTable: '看成表格',
    ranges: [
      ['7 天', /^最近 7 天读了 1 天，共 (\d+) 个词$/],
      ['一年', /^最近一年读了 1 天，共 (\d+) 个词$/],
      ['全部', /^到今天读了 1 天，共 (\d+) 个词$/],
    ],
    today: '今天',
  },
  en: {
    language: 'en-US',
    stats: ['Stories generated', 'Stories favourited', 'Shares'],
    emailNotSet: 'Email not set',
    links: [
      [/^Recent stories/, '/profile/recent'],
      [/^My favourites/, '/profile/favorites'],
      [/^Settings/, '/profile/settings'],
    ],
    nothing: 'Nothing read in',
    garden: 'My garden',
    asTable: 'Show as a table',
    ranges: [
      ['7 days', /^In the last 7 days you read on 1 day, (\d+) words in all$/],
      ['Year', /^In the last year you read on 1 day, (\d+) words in all$/],
      ['All', /^In all your time here you read on 1 day, (\d+) words in all$/],
    ],
    today: 'Today',
  },
} as const;

const setLanguage = (page: Page, language: string) =>
  page.addInitScript((value) => localStorage.setItem('language', value), language);

for (const [code, t] of Object.entries(TEXTS).filter(([code]) => isSelectedLanguage(code))) {
  test(`the overview in ${code}: avatar, nickname, e-mail, three statistics and three links`, async ({
    page,
  }) => {
    const pupil = await signIn(page);
    await setLanguage(page, t.language);
    await page.goto('/profile');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: pupil.nickName })).toBeVisible();
    await expect(main.getByText(pupil.email)).toBeVisible();
    await expect(main.locator('svg').first()).toBeVisible();
    await expect(main.getByRole('term')).toHaveText([...t.stats]);
    await expect(main.getByRole('definition')).toHaveText(['0', '0', '0']);
    await expect(main.getByText(t.nothing).filter({ visible: true })).toBeVisible();
    for (const [name, path] of t.links) {
      await main.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/profile');
    }
  });

  test(`statistics and reading garden in ${code} include a new story`, async ({ page }) => {
    await signIn(page);
    await openNewStory(page, '三年级', '动物园之旅');
    const id = storyIdOf(page);
    await fetchAsPupil(page, 'POST', `/favorites/${id}`);
    await fetchAsPupil(page, 'POST', `/stories/${id}/share`);
    await page.evaluate((value) => localStorage.setItem('language', value), t.language);
    await page.goto('/profile');
    await expect(page.getByRole('definition')).toHaveText(['1', '1', '1']);
    const garden = page.getByRole('region', { name: t.garden });
    await expect(garden.getByText(t.today, { exact: true })).toBeVisible();
    for (const [range, sentence] of t.ranges) {
      await garden.getByRole('radio', { name: range }).check({ force: true });
      await expect(garden.getByRole('status')).toHaveText(sentence);
    }
    const words = (await garden.getByRole('status').textContent())!.match(/(\d+)[^\d]*$/)![1]!;
    await garden.getByText(t.asTable).click();
    await expect(garden.getByRole('row')).toHaveCount(2);
    await expect(garden.getByRole('cell')).toHaveText(['1', words]);
  });

  test(`the overview in ${code} handles a missing e-mail`, async ({ page }) => {
    await page.route('**/api/users/profile', async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, email: null } } });
    });
    await signIn(page);
    await setLanguage(page, t.language);
    await page.goto('/profile');
    await expect(page.getByText(t.emailNotSet)).toBeVisible();
  });
}

test('opening the overview adds preferences and statistics missing from an older session', async ({
  page,
}) => {
  await signIn(page);
  const storedUser = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth-storage')!) as { state: { user: object } }).state.user,
    );
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage')!) as { state: { user: object } };
    stored.state.user = { ...stored.state.user, preferences: {}, stats: {} };
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });
  await page.goto('/profile');
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0']);
  await expect.poll(storedUser).toMatchObject({
    preferences: { defaultGrade: 1, favoriteThemes: [], defaultVoice: 'nova' },
    stats: { totalStories: 0, totalFavorites: 0, totalShares: 0 },
  });
});

test('a reading garden that fails to load can be retried', async ({ page }) => {
  await signIn(page);
  const stats = '**/api/users/stats?*';
  await page.route(stats, (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }));
  await page.goto('/profile');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('加载失败，请重试');
  await page.unroute(stats);
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByText('还没有读故事').filter({ visible: true })).toBeVisible();
});

test('the reading garden’s range and table work by keyboard', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '一年级', '我的家人');
  await page.goto('/profile');
  await expect(page.getByRole('radio', { name: '30 天' })).toBeChecked();
  await page.getByRole('radio', { name: '30 天' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '7 天' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});

for (const nickName of ['<img onerror=1>', '💩'.repeat(15)]) {
  test(`the nickname ${JSON.stringify(nickName)} is displayed as text without overflow`, async ({ page }) => {
    await signIn(page, { ...newPupil(), nickName });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nickName);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
