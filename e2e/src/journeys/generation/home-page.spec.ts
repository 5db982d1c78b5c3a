import type { Page } from '@playwright/test';
import { GRADES, LENGTH_LABELS, LENGTH_RANGES, THEMES } from '@storysprout/contracts/rules';
import { fetchAsPupil, expect, generateStory, signIn, test } from '../../support/fixtures/test';

const GRADE_NAMES = ['一', '二', '三', '四', '五', '六', '七', '八', '九'].map((number) => `${number}年级`);

const form = (page: Page) => page.getByRole('form', { name: '生成故事' });
const theme = (page: Page) => page.getByLabel('写主题');
const generate = (page: Page) => page.getByRole('button', { name: '生成故事' });
const setEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en-US'));

test('the hero and the three feature cards present the product', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('种下一个主题，长出一个英语故事');
  await expect(page.getByText('用 AI 生成英语短文，')).toBeVisible();
  await expect(page.getByText('选年级，写主题，开始学习')).toBeVisible();
  await expect(page.getByRole('img', { name: /一株新芽从打开的书里长出来/ })).toBeVisible();
  const features = page.getByRole('region', { name: '特色' }).getByRole('article');
  await expect(features).toHaveText([
    '智能生成AI 按年级调整难度，词汇也刚刚好。',
    '收藏管理喜欢的故事收进书架，随时再读一遍。',
    '多维学习关键词、例句和译文，都在故事旁边。',
  ]);
});

test('the home page is available in English', async ({ page }) => {
  await setEnglish(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plant a theme,grow a story');
  await expect(
    page.getByText('Generate English short texts with AI, choose a grade, enter a theme, start learning'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Grade 1 100 words' })).toBeChecked();
  await expect(page.getByText('Please enter a theme')).toBeVisible();
  await page.getByLabel('Enter a theme').focus();
  await page.getByRole('button', { name: 'A fun science experiment' }).click();
  await expect(page.getByLabel('Enter a theme')).toHaveValue('A fun science experiment');
  await expect(page.getByText('About 60–80 words will be generated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('heading')).toHaveText([
    'Smart generation',
    'Favourites',
    'Many ways to learn',
  ]);
});

test('nine grades with their lengths; the first is selected by default', async ({ page }) => {
  await page.goto('/');
  const grades = form(page).getByRole('radio');
  await expect(grades).toHaveCount(9);
  for (const grade of GRADES) {
    const name = `${GRADE_NAMES[grade - 1]!} ${LENGTH_LABELS[grade]} 字`;
    await expect(grades.nth(grade - 1)).toHaveAccessibleName(name);
  }
  await expect(grades.first()).toBeChecked();
});

test('the pupil’s default grade is preselected', async ({ page }) => {
  await signIn(page);
  await fetchAsPupil(page, 'PUT', '/users/profile', { preferences: { defaultGrade: 7 } });
  // The profile page refetches the profile.
  await page.goto('/profile');
  const storedGrade = () =>
    page.evaluate(() => /"defaultGrade":(\d)/.exec(localStorage['auth-storage'])?.[1]);
  await expect.poll(storedGrade).toBe('7');
  await page.goto('/');
  await expect(page.getByRole('radio', { name: '七年级' })).toBeChecked();
});

test('the hint asks for a theme, then shows the length of each grade', async ({ page }) => {
  await page.goto('/');
  await expect(form(page).getByText('请输入主题')).toBeVisible();
  await theme(page).fill('雪天');
  for (const grade of GRADES) {
    await page.getByRole('radio', { name: GRADE_NAMES[grade - 1]! }).check({ force: true });
    const { min, max } = LENGTH_RANGES[grade];
    await expect(form(page).getByText(`大约会生成 ${min}–${max} 个字`)).toBeVisible();
  }
  await theme(page).fill('   ');
  await expect(form(page).getByText('请输入主题')).toBeVisible();
  await expect(generate(page)).toBeDisabled();
});

test('the counter counts graphemes while typing', async ({ page }) => {
  await page.goto('/');
  await expect(form(page).getByText('0 / 200')).toBeVisible();
  await theme(page).pressSequentially('雪天');
  await expect(form(page).getByText('2 / 200')).toBeVisible();
  await theme(page).fill('👨‍👩‍👧 雪');
  await expect(form(page).getByText('3 / 200')).toBeVisible();
  await theme(page).fill('字'.repeat(199));
  await theme(page).press('End');
  await theme(page).pressSequentially('雪天');
  await expect(theme(page)).toHaveValue(`${'字'.repeat(199)}雪`);
  await expect(form(page).getByText('200 / 200')).toBeVisible();
});

test('focusing the field opens fifteen suggested themes; selecting one fills the field and closes them', async ({
  page,
}) => {
  await page.goto('/');
  const chips = form(page).getByRole('listitem').getByRole('button');
  await expect(chips).toHaveCount(0);
  await theme(page).focus();
  await expect(chips).toHaveText(THEMES.map(({ zh }) => zh));
  await expect(form(page).getByRole('listitem').locator('svg')).toHaveCount(15);
  await page.getByRole('button', { name: '我的好朋友' }).click();
  await expect(theme(page)).toHaveValue('我的好朋友');
  await expect(theme(page)).toBeFocused();
  await expect(chips).toHaveCount(0);
});

test('the suggested themes close by button and Escape', async ({ page }) => {
  await page.goto('/');
  const chips = form(page).getByRole('listitem');
  await theme(page).focus();
  await page.getByRole('button', { name: '收起' }).click();
  await expect(chips).toHaveCount(0);
  await page.getByRole('radio', { name: '一年级' }).focus();
  await theme(page).focus();
  await expect(chips).toHaveCount(15);
  await page.keyboard.press('Escape');
  await expect(chips).toHaveCount(0);
});

for (const language of ['zh-CN', 'en-US']) {
  test(`a pupil generates without scrolling on a phone of 360 by 740: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page);
    await page.evaluate((value) => localStorage.setItem('language', value), language);
    await page.goto('/');
    const button = page.locator('form button[type="submit"]');
    await expect(button).toBeVisible();
    const bar = page.getByRole('navigation').last();
    const bottom = (await button.boundingBox())!.y + (await button.boundingBox())!.height;
    expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a story opens at its URL, and the home page is reset', async ({ page }) => {
  await signIn(page);
  await generateStory(page, '二年级', '雪天');
  await page.goBack();
  await expect(theme(page)).toHaveValue('');
  await expect(generate(page)).toBeDisabled();
});

test('has no horizontal overflow at any width', async ({ page }) => {
  await page.goto('/');
  await theme(page).focus();
  for (const width of [320, 360, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the hero text never overlaps its illustration', async ({ page }) => {
  await page.goto('/');
  for (const language of ['zh', 'en']) {
    if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hans');
    for (const width of [360, 600, 768, 1000, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const scene = (await page.getByRole('main').getByRole('img').first().boundingBox())!;
      const right = await page
        .getByRole('heading', { level: 1 })
        .locator('xpath=..')
        .evaluate((copy) => {
          const range = document.createRange();
          range.selectNodeContents(copy);
          return Math.max(...Array.from(range.getClientRects(), (rect) => rect.right));
        });
      expect({ language, width, inside: right <= scene.x + 1 }).toEqual({ language, width, inside: true });
    }
  }
});
