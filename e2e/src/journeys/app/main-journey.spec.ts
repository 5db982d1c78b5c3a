import type { Page } from '@playwright/test';
import { countWords, LENGTH_RANGES, type Grade } from '@storysprout/contracts/rules';
import { expect, generateStory, signIn, signUp, test } from '../../support/fixtures/test';

const CASES: {
  grade: Grade;
  name: string;
  themes: { suggested: string; chinese: string; english: string };
}[] = [
  {
    grade: 1,
    name: '一年级',
    themes: { suggested: '动物园之旅', chinese: '会飞的恐龙', english: 'my little robot' },
  },
  {
    grade: 4,
    name: '四年级',
    themes: { suggested: '生日派对', chinese: '和爷爷包饺子', english: 'a trip to the moon' },
  },
  { grade: 9, name: '九年级', themes: { suggested: '帮助别人', chinese: '太空旅行', english: 'basketball' } },
];

for (const { grade, name, themes } of CASES) {
  test(`a pupil reads stories of grade ${grade}, on suggested and own themes`, async ({ page }) => {
    await signIn(page);
    for (const [kind, theme] of Object.entries(themes)) {
      await test.step(kind, async () => {
        await generateStory(page, name, theme);
        await expectWholeStory(page, grade);
      });
    }
  });
}

/** Expects the open story to have the length of its grade, a translation of each sentence, and keyword dialogs. */
async function expectWholeStory(page: Page, grade: Grade) {
  const story = page.getByRole('group', { name: '故事正文' });
  const sentences = story.locator('[lang="en"]');
  const english = (await sentences.allTextContents()).join(' ');
  expect(countWords(english)).toBeGreaterThanOrEqual(LENGTH_RANGES[grade].min);
  expect(countWords(english)).toBeLessThanOrEqual(LENGTH_RANGES[grade].max);

  await page.getByText('逐句对照').click();
  const chinese = story.locator('[lang="zh-Hans"]');
  await expect(chinese).toHaveCount(await sentences.count());

  const keywords = page.getByRole('complementary', { name: '关键词' }).getByRole('button');
  expect(await keywords.count()).toBeGreaterThanOrEqual(6);
  await keywords.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\/.+\//);
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a pupil adds a favourite, finds it in the list, deletes a story and signs out', async ({ page }) => {
  await signUp(page);
  await generateStory(page, '二年级', '动物园之旅');
  await generateStory(page, '五年级', '最喜欢的宠物');

  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: /收藏/, pressed: true })).toBeVisible();

  await page.goto('/profile/favorites');
  await expect(page.getByRole('link', { name: '最喜欢的宠物' })).toBeVisible();
  await expect(page.getByRole('link', { name: '动物园之旅' })).toHaveCount(0);

  await page.goto('/profile/recent');
  await expect(page.getByRole('link', { name: '最喜欢的宠物' })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: '动物园之旅' })
    .getByRole('button', { name: /删除/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /删除|确定/ })
    .click();
  await expect(page.getByRole('link', { name: '动物园之旅' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '最喜欢的宠物' })).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('小树')).toBeVisible();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
});

test('a pupil signs in again with e-mail and password', async ({ page }) => {
  const pupil = await signUp(page);
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByText(pupil.email)).toBeVisible();
});
