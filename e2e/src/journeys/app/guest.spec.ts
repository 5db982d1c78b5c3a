import { expect, signUp, test } from '../../support/fixtures/test';

test('a guest who generates is redirected to the login and keeps grade and theme', async ({ page }) => {
  const generations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stories/generate')) generations.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('radio', { name: '七年级' }).check({ force: true });
  await page.getByLabel('写主题').fill('会飞的书包');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page).toHaveURL('/login');
  expect(generations).toEqual([]);

  await signUp(page);
  await expect(page.getByRole('radio', { name: '七年级' })).toBeChecked();
  await expect(page.getByLabel('写主题')).toHaveValue('会飞的书包');
});

test('an unknown path redirects to the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});

test('a guest is invited to log in and can switch the language', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('登录后可以保存故事，还能查看历史记录。')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('button', { name: 'Generate story' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
