import { expect, generateStory, newPupil, signIn, signInAtHome, test } from '../../support/fixtures/test';

test('the generate button is enabled only with a non-blank theme', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: '生成故事' });
  await expect(button).toBeDisabled();
  await page.getByLabel('写主题').fill('   ');
  await expect(button).toBeDisabled();
  await expect(page.getByText('请输入主题')).toBeVisible();
  await page.getByLabel('写主题').fill('zoo');
  await expect(button).toBeEnabled();
});

test('a theme is limited to 200 graphemes', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('写主题').fill('👩‍👩‍👧‍👦'.repeat(150) + '动'.repeat(100));
  await expect(page.getByText('200 / 200')).toBeVisible();
});

test('a suggested theme fills the field and closes the list', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('写主题').focus();
  await page.getByRole('button', { name: '趣味科学实验' }).click();
  await expect(page.getByLabel('写主题')).toHaveValue('趣味科学实验');
  await expect(page.getByRole('button', { name: '我的房间' })).toBeHidden();
});

test('a hostile theme is displayed as text and executes nothing', async ({ page }) => {
  await signIn(page);
  const theme = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
  page.on('dialog', () => {
    throw new Error('a script ran');
  });
  await generateStory(page, '三年级', theme);
  await page.goto('/profile/recent');
  await expect(page.getByRole('link', { name: theme })).toBeVisible();
});

test('a wrong password shows an error and keeps the e-mail', async ({ page }) => {
  const pupil = newPupil();
  await page.goto('/login');
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('账号验证失败');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('邮箱', { exact: true })).toHaveValue(pupil.email);
});

test('a failed generation keeps grade and theme and can be retried', async ({ page }) => {
  await signInAtHome(page);
  await page.route('**/api/stories/generate', (route) => route.abort());
  await page.getByRole('radio', { name: '六年级' }).check({ force: true });
  await page.getByLabel('写主题').fill('动物园之旅');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page.getByRole('alert')).toContainText('主题替你留着呢');
  await page.unroute('**/api/stories/generate');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page).toHaveURL(/\/story\//);
});
