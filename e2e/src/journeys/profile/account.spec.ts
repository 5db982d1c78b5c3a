import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectTransientDialog, expect, signIn, test } from '../../support/fixtures/test';

const PATH = '/profile/settings';

async function openSettings(page: Page) {
  const pupil = await signIn(page);
  await page.goto(PATH);
  return pupil;
}

test('the only login cannot be removed, also if it became the last one in another tab', async ({ page }) => {
  await openSettings(page);
  const logins = page.getByRole('list', { name: '登录方式' });
  await expect(logins).toContainText('邮箱和密码');
  await expect(logins).toContainText('只有这一种，所以要留着');
  const linkedAt = new Date().toISOString();
  const both = [
    { provider: 'email', linkedAt },
    { provider: 'wechat', linkedAt },
  ];
  const list = '**/api/auth/logins';
  await page.route(list, (route) =>
    route.fulfill({ json: { success: true, data: { logins: both }, message: '' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: '解除邮箱和密码登录' }).click();
  await page.unroute(list);
  await page.getByRole('alertdialog').getByRole('button', { name: '解除' }).click();
  await expect(page.getByRole('dialog')).toContainText('最后一种登录方式');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(logins.getByRole('listitem')).toHaveCount(1);
});

test('changing the password requires the correct current one', async ({ page }) => {
  const pupil = await openSettings(page);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByLabel('当前密码')).toBeFocused();
  await page.getByLabel('当前密码').fill('not-it-at-all');
  await page.getByLabel('新密码', { exact: true }).fill('secret-2');
  await page.getByLabel('再输入一次新密码').fill('secret-2');
  await page.getByRole('button', { name: '改好了' }).click();
  await expect(page.getByText('当前密码不对，再想想')).toBeVisible();
  await page.getByLabel('当前密码').fill(pupil.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('密码改好了', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(PATH);
  const logIn = (password: string) =>
    page.request.post('/api/auth/email', { data: { email: pupil.email, password } });
  expect((await logIn('secret-2')).status()).toBe(200);
  expect((await logIn(pupil.password)).status()).toBe(401);
});

test('downloads all stored data as a file', async ({ page }) => {
  const pupil = await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载我的数据' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('storysprout-export.json');
  const content = JSON.parse(readFileSync(await file.path(), 'utf8')) as { account: object };
  expect(content.account).toMatchObject({ email: pupil.email, nickName: pupil.nickName });
  await expect(page.getByText('下载好了')).toBeVisible();
});

test('deletes the account after the confirmation word was typed', async ({ page }) => {
  const pupil = await openSettings(page);
  await page.getByRole('button', { name: '我要删除账号' }).click();
  const word = page.getByLabel('输入 DELETE 表示确定');
  await expect(word).toBeFocused();
  await word.fill('delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('要输入 DELETE，一个字母也不能差')).toBeVisible();
  await word.fill('DELETE');
  await expectTransientDialog(page, '账号已删除', () =>
    page.getByRole('button', { name: '永久删除' }).click(),
  );
  await expect(page).toHaveURL('/login');
  const again = await page.request.post('/api/auth/email', {
    data: { email: pupil.email, password: pupil.password },
  });
  expect(again.status()).toBe(401);
});

test('open forms with errors have no accessibility violations, light and dark', async ({ page }, {
  project,
}) => {
  await signIn(page);
  const language = project.name === 'phone' ? 'zh-CN' : 'en-US';
  await page.evaluate((value) => localStorage.setItem('language', value), language);
  await page.goto(PATH);
  await page.getByRole('button', { name: /修改密码|Change password/ }).click();
  await page.getByRole('button', { name: /改好了|Change it/ }).click();
  await page.getByRole('button', { name: /我要删除账号|I want to delete/ }).click();
  await page.getByRole('button', { name: /永久删除|Delete for ever/ }).click();
  await page.getByRole('button', { name: /^(添加|Add)$/ }).click();
  await expect(page.getByRole('alert')).toHaveCount(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect({ theme, found }).toEqual({ theme, found: [] });
  }
});
