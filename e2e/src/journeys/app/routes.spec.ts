import type { Page } from '@playwright/test';
import { expect, openNewStory, signIn, test, isSelectedLanguage } from '../../support/fixtures/test';

const PRODUCT = { zh: '故事芽 StorySprout', en: 'StorySprout 故事芽' };

/** All routes of the shell: whether guests may open them, and their titles in both languages. */
const ROUTES = [
  { path: '/', guest: true, zh: '首页', en: 'Home' },
  { path: '/about', guest: true, zh: '关于', en: 'About' },
  { path: '/terms', guest: true, zh: '服务条款', en: 'Terms of service' },
  { path: '/privacy', guest: true, zh: '隐私政策', en: 'Privacy policy' },
  { path: '/favorites', guest: false, zh: '收藏', en: 'Favourites' },
  { path: '/settings', guest: false, zh: '设置', en: 'Settings' },
  { path: '/profile', guest: false, zh: '我的', en: 'Profile' },
  { path: '/profile/recent', guest: false, zh: '最近生成', en: 'Recent stories' },
  { path: '/profile/favorites', guest: false, zh: '我的收藏', en: 'My favourites' },
  { path: '/profile/settings', guest: false, zh: '设置', en: 'Settings' },
] as const;

for (const language of (['zh', 'en'] as const).filter(isSelectedLanguage)) {
  const setLanguage = (page: Page) =>
    page.addInitScript(
      (value) => localStorage.setItem('language', value),
      language === 'zh' ? 'zh-CN' : 'en-US',
    );
  const loginTitle = `${language === 'zh' ? '登录' : 'Log in'} · ${PRODUCT[language]}`;

  test(`a guest opens every route in ${language}: title, or redirect to /login`, async ({ page }) => {
    await setLanguage(page);
    for (const route of [...ROUTES, { path: '/login', guest: true, zh: '登录', en: 'Log in' }]) {
      await page.goto(route.path);
      await expect(page).toHaveURL(route.guest ? route.path : '/login');
      await expect(page).toHaveTitle(route.guest ? `${route[language]} · ${PRODUCT[language]}` : loginTitle);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test(`a pupil opens every route in ${language}: title`, async ({ page }) => {
    await signIn(page);
    await setLanguage(page);
    for (const route of ROUTES) {
      await page.goto(route.path);
      await expect(page).toHaveTitle(`${route[language]} · ${PRODUCT[language]}`);
      await expect(page).toHaveURL(route.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('/login redirects a signed-in pupil to the home page', async ({ page }) => {
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the title of a story is its theme; a missing story has its own title', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '二年级', '我的梦想');
  await expect(page).toHaveTitle(`我的梦想 · ${PRODUCT.zh}`);
  await page.goto('/story/019a0000-0000-7000-8000-0000000000ff');
  await expect(page).toHaveTitle(`没有找到这个故事 · ${PRODUCT.zh}`);
});

test('/favorites and /settings link to the profile pages', async ({ page }) => {
  await signIn(page);
  await page.goto('/favorites');
  await page.getByRole('link', { name: '打开我的收藏' }).click();
  await expect(page).toHaveURL('/profile/favorites');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: '设置功能正在开发中' })).toBeVisible();
  await page.getByRole('link', { name: '打开我的设置' }).click();
  await expect(page).toHaveURL('/profile/settings');
});

test('about, terms and privacy are linked from any page, and navigation is announced', async ({ page }) => {
  await page.goto('/');
  const announcer = page.getByTestId('route-announcer');
  await expect(announcer).toBeEmpty();
  for (const [name, path] of [
    ['关于', '/about'],
    ['服务条款', '/terms'],
    ['隐私政策', '/privacy'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(announcer).toHaveText(name);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goBack();
  await expect(announcer).toHaveText('服务条款');
});

test('the about page lists features, support, contact and the source of the country data', async ({
  page,
}) => {
  await page.goto('/about');
  for (const name of ['它能做什么', '技术支持', '联系我们'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(/ip-location-db.*CC BY 4\.0/)).toBeVisible();
});

test('configured operator data appears in footer, about, terms and privacy', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    const operator = { name: '育才小学', contact: 'hello@example.com', icp: '京ICP备1号', aiFiling: '备2号' };
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, operator } } });
  });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('由育才小学提供');
  await expect(footer.getByRole('link', { name: '京ICP备1号' })).toHaveAttribute(
    'href',
    /beian\.miit\.gov\.cn/,
  );
  for (const path of ['/about', '/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  }
});

test('a failing /config shows no error', async ({ page }) => {
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByText('问问告诉你这个网址的老师或家长。')).toBeVisible();
});
