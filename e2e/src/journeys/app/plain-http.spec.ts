import { expect, expectTransientDialog, generateStory, signUp, test } from '../../support/fixtures/test';

const port = process.env['E2E_PORT'] ?? '3170';

// An insecure context, as on a school network without TLS: browsers disable several APIs there.
test.use({
  baseURL: `http://school.test:${port}`,
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP school.test 127.0.0.1'],
  },
});

test('the main journey works over plain HTTP without secure-context APIs', async ({ page }) => {
  await signUp(page);
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'locks' in navigator,
      'clipboard' in navigator,
      'randomUUID' in crypto,
    ]),
  ).toEqual([false, false, false, false]);
  await generateStory(page, '四年级', '动物园之旅');
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: '已收藏', pressed: true })).toBeVisible();
  expect(new URL(page.url()).protocol).toBe('http:');
});

test('copies a link without the clipboard API', async ({ page }) => {
  await signUp(page);
  await generateStory(page, '三年级', '我的好朋友');
  const story = new URL(page.url()).pathname;
  await expectTransientDialog(page, '链接已复制，去粘贴给朋友吧', () =>
    page.getByRole('button', { name: '分享', exact: true }).click(),
  );
  await page.goto('/');
  await page.getByLabel('写主题').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('写主题')).toHaveValue(new RegExp(`${story}$`));
});

test('refreshes an old token without the Web Locks API', async ({ page, context }) => {
  await signUp(page);
  const refreshed = page.waitForResponse('**/api/auth/refresh');
  await context.clock.install({ time: Date.now() + 25 * 3_600_000 });
  await page.goto('/about');
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
});
