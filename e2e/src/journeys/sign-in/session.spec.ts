import type { Page } from '@playwright/test';
import { expect, register, signIn, signInAtHome, signUp, test, tokenOf } from '../../support/fixtures/test';

/** Marks the document, to detect a document navigation. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const DAY = 24 * 3_600_000;

test('entering and leaving the login screen are document navigations, back to the previous page', async ({
  page,
}) => {
  await page.goto('/about');
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('邮箱', { exact: true })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  await markDocument(page);
  await register(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('a link on the login screen is a document navigation', async ({ page }) => {
  await page.goto('/login');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '服务条款' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: '服务条款' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('the agreement opens terms and privacy in a new tab', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('邮箱', { exact: true }).fill('typed@example.com');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: '隐私政策' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
  await expect(page.getByLabel('邮箱', { exact: true })).toHaveValue('typed@example.com');
});

test('a guest redirected from a protected page returns to it after the login', async ({ page }) => {
  await page.goto('/profile/recent?page=1');
  await expect(page).toHaveURL('/login');
  await register(page);
  await expect(page).toHaveURL('/profile/recent?page=1');
});

for (const planted of [
  '//elsewhere.example/',
  'https://elsewhere.example/',
  '/\\elsewhere.example',
  '/login',
]) {
  test(`a forged return path ${planted} leads home`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((path) => sessionStorage.setItem('return-after-login', path), planted);
    await register(page);
    await expect(page).toHaveURL('/');
  });
}

test('signing out clears the return path', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('邮箱', { exact: true })).toBeVisible();
  await register(page);
  await expect(page).toHaveURL('/');
});

test('signing out in one tab signs out the other and redirects it from its protected page', async ({
  page,
  context,
}) => {
  await signInAtHome(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByText('小树')).toBeVisible();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await other.goto('/profile');
  await expect(other).toHaveURL('/login');
});

test('a rejected token ends the session on a protected page, but not on a public one', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage')!) as { state: { token: string } };
    stored.state.token += 'x';
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
});

test('a token older than a day is refreshed once for both tabs', async ({ page, context }) => {
  await signUp(page);
  const first = await tokenOf(page);
  const refreshes: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) refreshes.push(response.status());
  });
  await page.waitForTimeout(1100);
  await page.reload();
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  expect(refreshes).toEqual([]);

  // Only the browser's clock advances, so that the token is still valid on the server.
  await context.clock.install({ time: Date.now() + DAY + 60_000 });
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/about')]);
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  expect(await tokenOf(other)).toBe(await tokenOf(page));
  await page.waitForTimeout(500);
  expect(refreshes).toEqual([200]);
  await page.goto('/profile');
  await expect(page.getByText('小树')).toBeVisible();
});

test('a failed refresh shows no error and keeps the session', async ({ page, context }) => {
  await signUp(page);
  const first = await tokenOf(page);
  await context.route('**/api/auth/refresh', (route) => route.abort());
  await context.clock.install({ time: Date.now() + DAY + 60_000 });
  await page.goto('/profile');
  await expect(page.getByText('小树')).toBeVisible();
  expect(await tokenOf(page)).toBe(first);
});

test('going offline shows a banner and keeps session and draft', async ({ page, context }) => {
  await signInAtHome(page);
  await page.getByLabel('写主题').fill('会飞的书包');
  await context.setOffline(true);
  await expect(page.getByText('现在没有网络。')).toBeVisible();
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('现在没有网络。')).toBeHidden();
  await expect(page.getByLabel('写主题')).toHaveValue('会飞的书包');
});
