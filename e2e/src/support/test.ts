import type { Story } from '@storysprout/contracts/api/stories';
import { test as base, expect, type Browser, type Page } from '@playwright/test';

const EXPECTED = [
  // A refused request shows in the console however well it is handled.
  'Failed to load resource',
  // A page without TLS does without this header; the browser says so each time.
  'The Cross-Origin-Opener-Policy header has been ignored',
];

/** Fails the test when a page breaks its content-security policy, logs an error or throws. */
export const test = base.extend<{ quietPage: void; mayLog: string[] }>({
  /** How the errors begin that the page of a test may log. */
  mayLog: [[], { option: true }],
  quietPage: [
    async ({ page, mayLog }, use) => {
      const expected = [...EXPECTED, ...mayLog];
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.some((start) => message.text().startsWith(start))) {
          faults.push(`logged: ${message.text()}`);
        }
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Of a journey in two languages: `npm test` takes it in Chinese, `npm run verify` in English, too. */
export const isTaken = (language: string): boolean =>
  language.startsWith('zh') || process.env.THOROUGH === '1';

let pupils = 0;

/** Somebody who has not signed up yet. */
export function newPupil() {
  pupils += 1;
  const unique = `${Date.now().toString(36)}-${process.pid}-${pupils}`;
  return { nickName: '小树', email: `pupil-${unique}@example.com`, password: 'secret-1' };
}

/** Signs up through the form of the login screen, which stands. */
export async function register(page: Page, pupil = newPupil()) {
  await page.getByRole('button', { name: '没有账号？去注册' }).click();
  await page.getByLabel('昵称').fill(pupil.nickName);
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.getByLabel('确认密码').fill(pupil.password);
  await page.getByRole('button', { name: '注册', exact: true }).click();
}

/** Signs up through the page and waits until the home page stands. */
export async function signUp(page: Page, pupil = newPupil()) {
  await page.goto('/login');
  await register(page, pupil);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText('注册成功');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: '生成故事' })).toBeVisible();
  return pupil;
}

/** A pupil with an account, signed in without walking through the form. No page of the product stands yet. */
export async function signIn(page: Page, pupil = newPupil()) {
  const response = await page.request.post('/api/auth/register', { data: pupil });
  const { data } = (await response.json()) as { data: { userInfo: { region: string }; token: string } };
  const state = { user: data.userInfo, token: data.token, isLoggedIn: true, region: data.userInfo.region };
  // Any answer of the site has its storage; this one is the smallest.
  await page.goto('/api/health/live');
  await page.evaluate(
    (session) => localStorage.setItem('auth-storage', session),
    JSON.stringify({ state, version: 0 }),
  );
  return pupil;
}

/** The same, and the home page stands. */
export async function signInAtHome(page: Page, pupil = newPupil()) {
  await signIn(page, pupil);
  await page.goto('/');
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
  return pupil;
}

/** Picks a grade, types a theme, generates, and waits for the story page. */
export async function generateStory(page: Page, gradeName: string, theme: string) {
  if (new URL(page.url()).pathname !== '/') await page.goto('/');
  await page.getByRole('radio', { name: gradeName }).check({ force: true });
  await page.getByLabel('写主题').fill(theme);
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: theme })).toBeVisible();
}

/** Has a story written without walking through the form, and opens its page. */
export async function openNewStory(page: Page, gradeName: string, theme: string): Promise<Story> {
  const grade = '一二三四五六七八九'.indexOf(gradeName[0]!) + 1;
  const reply = await callAsPupil(page, 'POST', '/stories/generate', { grade, theme });
  const { data } = (await reply.json()) as { data: Story };
  await page.goto(`/story/${data.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.theme);
  return data;
}

/** The id of the story whose page stands. */
export const storyIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

/** Calls the API as the pupil whose session the page's browser keeps. */
export async function callAsPupil(page: Page, method: string, path: string, data?: unknown) {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  return page.request.fetch(`/api${path}`, { method, headers, data });
}

/** The token that the page's browser keeps. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-storage')!) as { state: { token: string } }).state.token,
  );

/** A page in somebody else's browser; close its context at the end. */
export async function inAnotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  return context.newPage();
}
