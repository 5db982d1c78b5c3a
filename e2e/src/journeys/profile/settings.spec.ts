import type { Page } from '@playwright/test';
import {
  fetchAsPupil,
  expect,
  newPupil,
  signIn,
  test,
  tokenOf,
  isSelectedLanguage,
} from '../../support/fixtures/test';
import { SETTINGS_TEXTS, type SettingsTexts } from '../../support/pages/settings-texts';

const PATH = '/profile/settings';

/** Signs a pupil in and opens the settings in a language. */
async function openSettings(page: Page, t: SettingsTexts = SETTINGS_TEXTS.zh, pupil = newPupil()) {
  await signIn(page, pupil);
  await page.evaluate((value) => localStorage.setItem('language', value), t.language);
  await page.goto(PATH);
  await expect(page.getByLabel(t.nickName)).toHaveValue(pupil.nickName);
  return pupil;
}
const save = (page: Page, t: SettingsTexts = SETTINGS_TEXTS.zh) =>
  page.getByRole('button', { name: t.save, exact: true }).click();
const themes = (page: Page) => page.getByRole('group').getByRole('listitem');
async function profileOf(page: Page) {
  const response = await fetchAsPupil(page, 'GET', '/users/profile');
  return ((await response.json()) as { data: object }).data;
}
const failing = (status: number, code: string) => ({
  status,
  json: { success: false, data: null, message: 'no', code },
});

for (const [code, t] of Object.entries(SETTINGS_TEXTS).filter(([code]) => isSelectedLanguage(code))) {
  test(`nickname, grade, voice and themes are saved in ${code} and persist`, async ({ page }) => {
    await openSettings(page, t);
    await page.getByLabel(t.nickName).fill('  小满  ');
    await page.getByRole('radio', { name: t.grade }).check({ force: true });
    await expect(page.getByLabel(t.voice).locator('optgroup')).toHaveCount(3);
    for (const [index, group] of t.groups.entries())
      await expect(page.getByLabel(t.voice).locator('optgroup').nth(index)).toHaveAttribute('label', group);
    await page.getByLabel(t.voice).selectOption('luna');
    await page.getByLabel(t.newTheme).fill(' 动物园 ');
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await page.getByLabel(t.newTheme).fill('下雪天');
    await page.keyboard.press('Enter');
    await page.getByLabel(t.newTheme).fill('动物园');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.duplicate)).toBeVisible();
    await page.getByLabel(t.newTheme).fill('   ');
    await page.keyboard.press('Enter');
    await expect(themes(page)).toHaveText(['动物园', '下雪天']);
    await page.getByRole('button', { name: t.remove }).click();
    await expect(themes(page)).toHaveText(['下雪天']);
    await page.getByLabel(t.newTheme).fill('');
    await expect(page.getByText(t.unsaved)).toBeVisible();
    await save(page, t);
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByText(t.unsaved)).toBeHidden();
    expect(await profileOf(page)).toMatchObject({
      nickName: '小满',
      language: t.language,
      preferences: { defaultGrade: 5, defaultVoice: 'luna', favoriteThemes: ['下雪天'] },
    });
    await page.reload();
    await expect(page.getByLabel(t.nickName)).toHaveValue('小满');
    await expect(page.getByRole('radio', { name: t.grade })).toBeChecked();
    await expect(page.getByLabel(t.voice)).toHaveValue('luna');
    await expect(themes(page)).toHaveText(['下雪天']);
  });

  test(`a failed save shows an error in ${code}, keeps the input and can be retried`, async ({
    page,
    context,
  }) => {
    await openSettings(page, t);
    await page.getByLabel(t.nickName).fill('小满');
    const profile = '**/api/users/profile';
    await page.route(profile, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(failing(503, 'UNAVAILABLE')) : route.continue(),
    );
    await save(page, t);
    await expect(page.getByText(t.saveFailed)).toBeVisible();
    await expect(page.getByText(t.saveFailed)).toBeHidden();
    await page.unroute(profile);
    await context.setOffline(true);
    await save(page, t);
    await expect(page.getByText(t.saveFailed)).toBeVisible();
    await expect(page.getByLabel(t.nickName)).toHaveValue('小满');
    await context.setOffline(false);
    await save(page, t);
    await expect(page.getByText(t.saved)).toBeVisible();
    expect(await profileOf(page)).toMatchObject({ nickName: '小满' });
  });

  test(`unsaved changes ask for confirmation in ${code} before leaving by link or by browser back`, async ({
    page,
  }) => {
    await signIn(page);
    await page.evaluate((value) => localStorage.setItem('language', value), t.language);
    await page.goto('/profile');
    await page.getByRole('main').locator(`a[href="${PATH}"]`).click();
    await page.getByLabel(t.nickName).fill('小满');
    const question = page.getByRole('alertdialog');
    await page.locator('a[href="/"]:visible').first().click();
    await question.getByRole('button', { name: t.stay }).click();
    await expect(question).toBeHidden();
    await page.goBack();
    await question.getByRole('button', { name: t.stay }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByLabel(t.nickName)).toHaveValue('小满');
    await page.goBack();
    await question.getByRole('button', { name: t.leave }).click();
    await expect(page).toHaveURL('/profile');
    await page.getByRole('main').locator(`a[href="${PATH}"]`).click();
    await expect(page.getByLabel(t.nickName)).toHaveValue('小树');
    await page.locator('a[href="/"]:visible').first().click();
    await expect(page).toHaveURL('/');
  });

  test(`the selected voice is previewed and stopped in ${code}`, async ({ page }) => {
    await openSettings(page, t);
    await page.getByLabel(t.voice).selectOption('luna');
    const sample = page.waitForResponse(/\/audio\/preview-luna-.*\.mp3$/);
    await page.getByRole('button', { name: t.listen }).click();
    expect((await sample).ok()).toBe(true);
    await page.getByRole('button', { name: t.stop }).click();
    await expect(page.getByRole('button', { name: t.listen })).toBeVisible();
  });
}

test('unsaved changes trigger beforeunload and survive a reload', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel('昵称').fill('小满');
  await expect(page.getByText('有改动还没保存')).toBeVisible();
  const dialogOpened = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByLabel('昵称')).toHaveValue('小满');
  await save(page);
  await expect(page.getByText('设置已保存！')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('昵称')).toHaveValue('小满');
});

test('a session that expires during a save redirects to the login and restores the input', async ({
  page,
}) => {
  const pupil = await openSettings(page);
  await page.getByLabel('昵称').fill('小满');
  await fetchAsPupil(page, 'POST', '/auth/logout');
  await save(page);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByLabel('昵称')).toHaveValue('小满');
  await save(page);
  await expect(page.getByText('设置已保存！')).toBeVisible();
  expect(await profileOf(page)).toMatchObject({ nickName: '小满' });
});

test('a nickname that is too short shows a field error and is not sent', async ({ page }) => {
  await openSettings(page);
  await page.getByLabel('昵称').fill('满');
  await save(page);
  await expect(page.getByRole('alert').getByText('昵称至少2个字符')).toBeVisible();
  await expect(page.getByLabel('昵称')).toBeFocused();
  expect(await profileOf(page)).toMatchObject({ nickName: '小树' });
});

for (const [region, fallback, count] of [
  ['china', 'graceful_lady', 8],
  ['global', 'nova', 14],
] as const) {
  test(`in the region ${region} ${count} voices are offered, and an unavailable one falls back to ${fallback}`, async ({
    page,
  }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, region } } });
    });
    await signIn(page);
    const token = await tokenOf(page);
    await page.request.put('/api/users/profile', {
      headers: { Authorization: `Bearer ${token}` },
      data: { preferences: { defaultVoice: region === 'china' ? 'shimmer' : 'removed-voice' } },
    });
    await page.goto(PATH);
    await expect(page.getByLabel('默认声音')).toHaveValue(fallback);
    await expect(page.getByLabel('默认声音').locator('option')).toHaveCount(count);
    await save(page);
    await expect(page.getByText('设置已保存！')).toBeVisible();
    expect(await profileOf(page)).toMatchObject({ preferences: { defaultVoice: fallback } });
  });
}

test('the language changes immediately in this tab, another tab and the account', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await Promise.all([page.goto(PATH), other.goto('/profile')]);
  await page.getByLabel('昵称').fill('小满');
  // The page switches its language before `check` could verify the radio button.
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Nickname')).toHaveValue('小满');
  await expect(other.getByRole('heading', { name: 'My garden' })).toBeVisible();
  await expect.poll(() => profileOf(page)).toMatchObject({ language: 'en-US', nickName: '小树' });
  await page.getByRole('radio', { name: '简体中文' }).click({ force: true });
  await expect(other.getByRole('heading', { name: '我的小花园' })).toBeVisible();
});

test('a nickname saved in one tab appears in the other', async ({ page, context }) => {
  await openSettings(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await page.getByLabel('昵称').fill('小满');
  await save(page);
  await expect(other.getByRole('heading', { level: 1, name: '小满' })).toBeVisible();
});

test('the settings can be changed and saved by keyboard', async ({ page }) => {
  await openSettings(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel('昵称').focus();
  await page.keyboard.type('苗');
  await press('Tab', 'ArrowRight', 'Tab');
  await expect(page.getByLabel('默认声音')).toBeFocused();
  await press('Tab', 'Tab');
  await page.keyboard.type('snow');
  await press('Enter', 'Tab', 'Tab');
  await expect(page.getByRole('radio', { name: '简体中文' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('设置已保存！')).toBeVisible();
  expect(await profileOf(page)).toMatchObject({
    nickName: '小树苗',
    preferences: { defaultGrade: 2, favoriteThemes: ['snow'] },
  });
});

test('a hostile theme is displayed as text, also on the narrowest phone', async ({ page }) => {
  await openSettings(page);
  for (const theme of ['<img src=x onerror=alert(1)>', '\u202Emoolb', '💩'.repeat(100)]) {
    await page.getByLabel('新的主题').fill(theme);
    await page.keyboard.press('Enter');
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(themes(page)).toHaveCount(3);
  await expect(themes(page).first()).toHaveText('<img src=x onerror=alert(1)>');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
