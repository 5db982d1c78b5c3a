import { expect, openNewStory, signIn, signInAtHome, test } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

/** The phone in Chinese, the desktop in English: each page in both languages and at both widths once. */
const languageOf = (project: string) => (project === 'phone' ? 'zh-CN' : 'en-US');

test('a guest’s pages are accessible, in light and in dark', async ({ page }, { project }) => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), languageOf(project.name));
  for (const path of ['/', '/login', '/about', '/terms', '/privacy']) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});

test('a pupil’s pages are accessible, in light and in dark', async ({ page }, { project }) => {
  await signIn(page);
  await openNewStory(page, '三年级', '动物园之旅');
  const story = page.url();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), languageOf(project.name));
  await page.goto(story);
  await page.getByRole('radio').nth(1).check({ force: true });
  await expectNoViolations(page);
  for (const path of [
    '/',
    '/profile',
    '/profile/recent',
    '/profile/favorites',
    '/profile/settings',
    '/favorites',
    '/settings',
  ]) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});

test('the main job can be done by keyboard alone', async ({ page }) => {
  await signInAtHome(page);
  await page.getByRole('radio', { name: '一年级' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '二年级' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('写主题')).toBeFocused();
  await page.keyboard.type('zoo');
  const generate = page.getByRole('button', { name: '生成故事' });
  for (let step = 0; step < 20; step += 1) {
    if (await generate.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/story\//);
});
