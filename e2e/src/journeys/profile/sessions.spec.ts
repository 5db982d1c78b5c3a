import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/checks/accessibility';
import { expect, openOtherBrowser, signIn, test, tokenOf } from '../../support/fixtures/test';

const PATH = '/profile/settings';

const devices = (page: Page) => page.getByRole('list', { name: '登录的设备' }).getByRole('listitem');
const proofDialog = (page: Page) => page.getByRole('dialog', { name: '先确认一下是你' });

/** Signs the pupil in elsewhere, on a phone, without a page; returns the token. */
async function signInOnPhone(page: Page, { email, password }: { email: string; password: string }) {
  const response = await page.request.post('/api/auth/email', {
    data: { email, password },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
    },
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}
const profileStatus = async (page: Page, token: string) =>
  (await page.request.get('/api/users/profile', { headers: { authorization: `Bearer ${token}` } })).status();

/** Refuses a call once, as if the last proof were too old; the next one reaches the server. */
async function wantProof(page: Page, address: string, method: string) {
  let isAsked = false;
  await page.route(address, (route) => {
    if (isAsked || route.request().method() !== method) return route.continue();
    isAsked = true;
    const json = { success: false, data: null, message: 'no', code: 'PROOF_REQUIRED' };
    return route.fulfill({ status: 403, json });
  });
}

test('a device is ended from the list of another, which stays', async ({ page }) => {
  const pupil = await signIn(page);
  const phone = await signInOnPhone(page, pupil);
  await page.goto(PATH);
  await expect(devices(page)).toHaveCount(2);
  await expect(devices(page).first()).toContainText('这台设备');
  await expect(devices(page).last()).toContainText('iPhone · Safari');
  await page.getByRole('button', { name: '退出 iPhone · Safari' }).click();
  await expect(page.getByText('已退出', { exact: true })).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  expect([await profileStatus(page, phone), await profileStatus(page, await tokenOf(page))]).toEqual([
    401, 200,
  ]);
});

test('all other devices are ended at once; a page there leads to the login', async ({
  page,
  browser,
  baseURL,
}) => {
  const pupil = await signIn(page);
  const other = await openOtherBrowser(browser, baseURL);
  const token = await signInOnPhone(page, pupil);
  const stored = await page.evaluate(() => localStorage.getItem('auth-storage')!);
  await other.goto('/api/health/live');
  await other.evaluate(
    ([session, mine]) => {
      const kept = JSON.parse(session!) as { state: object };
      localStorage.setItem(
        'auth-storage',
        JSON.stringify({ ...kept, state: { ...kept.state, token: mine } }),
      );
    },
    [stored, token],
  );
  await other.goto('/profile');
  await expect(other.getByText(pupil.nickName)).toBeVisible();

  await page.goto(PATH);
  await page.getByRole('button', { name: '退出其他所有设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '都退出' }).click();
  await expect(devices(page)).toHaveCount(1);
  await other.goto('/profile/recent');
  await expect(other).toHaveURL('/login');
  await other.context().close();
});

test('a step that wants a proof asks for the password and goes on with what was typed', async ({ page }) => {
  const pupil = await signIn(page);
  await page.goto(PATH);
  await wantProof(page, '**/api/users/account', 'DELETE');
  await page.getByRole('button', { name: '我要删除账号' }).click();
  await page.getByLabel('输入 DELETE 表示确定').fill('DELETE');
  await page.keyboard.press('Enter');
  const dialog = proofDialog(page);
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused();
  await dialog.getByLabel('密码', { exact: true }).fill('not-it-at-all');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('密码不对，再想想')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('输入 DELETE 表示确定')).toHaveValue('DELETE');

  await page.unroute('**/api/users/account');
  await wantProof(page, '**/api/users/account', 'DELETE');
  await page.getByRole('button', { name: '永久删除' }).click();
  await dialog.getByLabel('密码', { exact: true }).fill(pupil.password);
  await dialog.getByRole('button', { name: '确认' }).click();
  await expect(page).toHaveURL('/login');
  const { email, password } = pupil;
  expect((await page.request.post('/api/auth/email', { data: { email, password } })).status()).toBe(401);
});

test('a pupil without a password logs in once more, comes back, and the replaced session ends', async ({
  page,
}) => {
  const pupil = await signIn(page);
  const replaced = await tokenOf(page);
  await page.route('**/api/auth/logins', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { logins: [{ provider: 'wechat', linkedAt: new Date().toISOString() }] },
        message: '',
      },
    }),
  );
  await wantProof(page, '**/api/users/export', 'GET');
  await page.goto(PATH);
  await page.getByLabel('昵称').fill('小满');
  await page.getByRole('button', { name: '下载我的数据' }).click();
  await proofDialog(page).getByRole('button', { name: '再登录一次' }).click();
  await expect(page).toHaveURL('/login');
  expect(await profileStatus(page, replaced)).toBe(200);
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PATH);
  await expect(page.getByLabel('昵称')).toHaveValue('小满');
  await expect.poll(() => profileStatus(page, replaced)).toBe(401);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载我的数据' }).click();
  await download;
});

test('the list and the dialog have no accessibility violations, light and dark', async ({ page }, {
  project,
}) => {
  const pupil = await signIn(page);
  await signInOnPhone(page, pupil);
  const language = project.name === 'phone' ? 'zh-CN' : 'en-US';
  await page.evaluate((value) => localStorage.setItem('language', value), language);
  await wantProof(page, '**/api/users/export', 'GET');
  await page.goto(PATH);
  await page.getByRole('button', { name: /下载我的数据|Download my data/ }).click();
  await page.getByRole('button', { name: /^(确认|Confirm)$/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoViolations(page);
});
