import type { Browser, Page } from '@playwright/test';
import { type SignInSite, startSignInSite } from '../support/sign-in-site';
import { expect, newPupil, register, test } from '../support/test';
import { expectNoViolations } from '../support/violations';

// One product and its stand-ins for the file.
test.describe.configure({ mode: 'default' });
let site: SignInSite;
test.beforeAll(async () => {
  site = await startSignInSite('china');
});
test.afterAll(() => site.stop());

const panel = (page: Page) => page.getByRole('tabpanel');

/** Opens the login screen; resolves with the address in its QR code and the digits beside it. */
async function openQr(page: Page) {
  const fetched = page.waitForResponse('**/api/auth/wechat-qr');
  await page.goto(`${site.origin}/login`);
  const { data } = (await (await fetched).json()) as { data: { qrCode: string; matchCode: string } };
  return data;
}

/** Somebody's phone, inside WeChat, that has scanned a code. */
async function scan(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50' });
  const phone = await context.newPage();
  await phone.goto(address);
  return phone;
}

test('a code scanned and confirmed on the phone signs in', async ({ page, browser }) => {
  const { qrCode, matchCode } = await openQr(page);
  await expect(panel(page)).toContainText('请用微信扫一扫');
  await expect(panel(page)).toContainText('安全登录');
  await expect(panel(page)).toContainText(matchCode);
  const phone = await scan(browser, qrCode);
  await expect(phone.getByText(matchCode)).toBeVisible();
  await expect(panel(page)).toContainText('扫描成功');
  await expect(panel(page)).toContainText('请在手机上确认');
  // Looked for inside the page: the screen goes on within two seconds, and a busy machine could look too late.
  const goesOn = page.waitForFunction(
    (text) => document.querySelector('[role=tabpanel]')?.textContent.includes(text),
    '正在跳转……',
  );
  await phone.getByRole('button', { name: '是我，登录' }).click();
  await goesOn;
  await expect(phone.getByText('登录成功')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.goto(`${site.origin}/profile`);
  await expect(page.getByText('微信小读者')).toBeVisible();
  await phone.context().close();
});

test('a code that the phone declines is refreshed; one that cannot be had is told', async ({
  page,
  browser,
}) => {
  const { qrCode } = await openQr(page);
  const phone = await scan(browser, qrCode);
  await phone.getByRole('button', { name: '不是我' }).click();
  await phone.context().close();
  await expect(panel(page)).toContainText('二维码已过期');
  await page.route('**/api/auth/wechat-qr', (route) => route.abort());
  await page.getByRole('button', { name: '点击刷新' }).click();
  await expect(panel(page)).toContainText('获取二维码失败');
  await page.unroute('**/api/auth/wechat-qr');
  await page.getByRole('button', { name: '点击刷新' }).click();
  await expect(panel(page)).toContainText('请用微信扫一扫');
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the texts are English where they were chosen, and the code is the same', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en-US'));
    await openQr(page);
    await expect(page.getByRole('tab', { name: 'WeChat login', selected: true })).toBeVisible();
    await expect(panel(page)).toContainText('Scan with WeChat');
    await expect(panel(page)).toContainText('Secure login');
  });

  test('who speaks no Chinese reads it in China all the same, until they choose', async ({ page }) => {
    await openQr(page);
    await expect(panel(page)).toContainText('请用微信扫一扫');
  });
});

test('an e-mail is verified and a forgotten password replaced by mailed links', async ({ page }) => {
  const pupil = newPupil();
  const welcome = site.smtp.nextMail(pupil.email);
  await page.goto(`${site.origin}/login`);
  await page.getByRole('tab', { name: '邮箱登录' }).click();
  await register(page, pupil);
  await expect(page).toHaveURL(`${site.origin}/`);
  const linkIn = (text: string) => /http\S+#code=\S+/.exec(text)![0];
  await page.goto(linkIn((await welcome).text));
  await expect(page.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/verify-email`);

  await page.getByRole('button', { name: '退出' }).click();
  await page.getByRole('tab', { name: '邮箱登录' }).click();
  await page.getByRole('button', { name: '忘记密码？' }).click();
  const mailed = site.smtp.nextMail(pupil.email);
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByRole('button', { name: '发送邮件' }).click();
  await page.goto(linkIn((await mailed).text));
  await page.getByLabel('密码', { exact: true }).fill('secret-2');
  await page.getByLabel('确认密码').fill('secret-2');
  await page.getByRole('button', { name: '换成新密码' }).click();
  const told = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(told).toContainText('新密码设好了');
  await page.keyboard.press('Escape');

  await expect(page).toHaveURL(`${site.origin}/login`);
  await page.getByRole('tab', { name: '邮箱登录' }).click();
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill('secret-2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('breaks no rule of access at 320 pixels, in any theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openQr(page);
  await expect(panel(page)).toContainText('安全登录');
  await expectNoViolations(page, ['light', 'sepia', 'dark']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('loads nothing of Google or Apple, which it does not show', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) foreign.push(request.url());
  });
  await openQr(page);
  await expect(panel(page)).toContainText('安全登录');
  expect(foreign).toEqual([]);
});
