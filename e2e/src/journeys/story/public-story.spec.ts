import type { Browser, Page } from '@playwright/test';
import { createStory } from '../../support/pages/story-page';
import {
  expectTransientDialog,
  fetchAsPupil,
  expect,
  openOtherBrowser,
  newPupil,
  signIn,
  test,
} from '../../support/fixtures/test';

const NOTICE = '这是一个公开分享的故事。';
const THEME = '我的好朋友';

/** Another signed-in user with a story, in a separate browser. */
async function createAuthor(browser: Browser, baseURL: string | undefined) {
  const page = await openOtherBrowser(browser, baseURL);
  await signIn(page, { ...newPupil(), nickName: '作者小林' });
  const { id } = await createStory(page, 3, THEME);
  const path = `/story/${id}`;
  const set = (method: 'POST' | 'DELETE') => fetchAsPupil(page, method, `/stories/${id}/share`);
  return {
    page,
    path,
    share: () => set('POST'),
    unshare: () => set('DELETE'),
    close: () => page.context().close(),
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a guest reads a shared story, is asked to log in to favourite it, and returns to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await createAuthor(browser, baseURL);
  await author.share();
  await page.goto(author.path);
  await expect(heading(page)).toHaveText(THEME);
  await expect(page).toHaveTitle(`${THEME} · 故事芽 StorySprout`);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText('来自 作者小林。')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeVisible();

  await expectTransientDialog(page, '请先登录，再收藏故事', () =>
    page.getByRole('button', { name: '收藏', exact: true }).click(),
  );
  await expect(page).toHaveURL('/login');
  const pupil = newPupil();
  await page.request.post('/api/auth/register', { data: pupil });
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  await expect(page).toHaveURL(author.path);

  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveCount(0);
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: '已收藏', pressed: true })).toBeVisible();
  await page.goto('/profile/favorites');
  await expect(page.getByRole('link', { name: THEME })).toBeVisible();
  await author.close();
});

test('the owner sees no notice, and unsharing revokes access immediately', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await createAuthor(browser, baseURL);
  await author.share();
  await author.page.goto(author.path);
  await expect(heading(author.page)).toHaveText(THEME);
  await expect(author.page.getByText(NOTICE)).toHaveCount(0);
  await page.goto(author.path);
  await expect(page.getByText(NOTICE)).toBeVisible();

  await author.unshare();
  await page.reload();
  await expect(heading(page)).toHaveText('没有找到这个故事');
  await signIn(page);
  await page.goto(author.path);
  await expect(heading(page)).toHaveText('这不是你的故事哦');
  await author.close();
});

test('a pupil with an expired session reads a shared story as a guest, without a redirect to /login', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await createAuthor(browser, baseURL);
  await author.share();
  await signIn(page);
  await fetchAsPupil(page, 'POST', '/auth/logout');
  await page.goto(author.path);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page).toHaveURL(author.path);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await author.close();
});

test('a guest at an unshared story gets a not-found page with a link to the login', async ({
  page,
  browser,
  baseURL,
}) => {
  const author = await createAuthor(browser, baseURL);
  await page.goto(author.path);
  await expect(heading(page)).toHaveText('没有找到这个故事');
  await page.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL('/login');
  await author.close();
});
