import type { Page } from '@playwright/test';
import {
  dialogNamed,
  openStoryWith,
  openSampleStory,
  createStory,
  SENTENCES,
  storyText,
  SAMPLE_TEXT,
  wordOf,
} from '../../support/pages/story-page';
import { expect, signIn, test } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

test('words, translation, settings and report are reachable by keyboard', async ({ page }) => {
  await openSampleStory(page);
  const focused = page.locator(':focus');
  const tabTo = async (name: string) => {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      if (
        (await focused.textContent())?.includes(name) ||
        (await focused.getAttribute('aria-label')) === name
      )
        return;
    }
    throw new Error(`${name} is not reachable by Tab`);
  };
  await tabTo('文字与背景');
  await page.keyboard.press('Enter');
  await expect(dialogNamed(page, '文字与背景')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('文字与背景');
  await tabTo('Amy');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('She');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialogNamed(page, 'saw')).toContainText(SENTENCES[1]!.zh);
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('saw');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveText('was');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('这个故事有问题？');
  await page.keyboard.press('Enter');
  await expect(dialogNamed(page, '哪里有问题？')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('这个故事有问题？');
});

test('hostile story content executes nothing, causes no overflow and changes no text direction', async ({
  page,
}) => {
  page.on('dialog', () => {
    throw new Error('a script ran');
  });
  await signIn(page);
  const story = await createStory(page);
  const evil = [
    '<img src=x onerror=alert(1)> said hello.',
    '</script><script>alert(2)</script> He ran.',
    'javascript:alert(3) went \u202Ebackwards.',
    '😀'.repeat(200),
    'x'.repeat(300),
  ];
  await openStoryWith(page, story, {
    theme: `\u202E<img src=x onerror=alert(0)>${'🦁'.repeat(100)}`,
    sentences: evil.map((en) => ({ en, zh: `译文 ${en}` })),
    englishText: evil.join(' '),
    chineseTranslation: evil.join(''),
    keywords: [
      {
        word: 'said',
        phonetic: evil[0]!,
        meaning: evil[1]!,
        examples: [{ sentence: evil[4]!, translation: evil[3]! }],
      },
    ],
    aiModel: `\u202E${'m'.repeat(200)}`,
    level: {
      coverage: 0.5,
      meanSentenceLength: 4,
      longestSentence: 5,
      offList: ['<b>x</b>', 'y'.repeat(120)],
    },
  });
  const hasNoOverflow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  for (const mode of ['逐句对照', '全文对照', '只看英文']) {
    await page.getByText(mode).click();
    expect(await hasNoOverflow()).toBe(true);
  }
  for (const sentence of evil.slice(0, 2)) await expect(storyText(page)).toContainText(sentence);
  // The sentence after the direction override is still laid out from left to right.
  const [he, ran] = await Promise.all([wordOf(page, 'He').boundingBox(), wordOf(page, 'ran').boundingBox()]);
  expect(he!.x < ran!.x || he!.y < ran!.y).toBe(true);
  // The cover is the only image.
  await expect(page.locator('main img:not([src^="data:image/svg+xml,"]), main script')).toHaveCount(0);

  await wordOf(page, 'onerror').click();
  await expect(dialogNamed(page, 'onerror')).toContainText('词表里没有这个词');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /本文 50%/ }).click();
  await page.getByRole('button', { name: '<b>x</b>' }).click();
  await expect(dialogNamed(page, '词表以外的单词')).toContainText('词表里没有这个词');
  expect(await hasNoOverflow()).toBe(true);
  await page.keyboard.press('Escape');
  await wordOf(page, 'said').click();
  await expect(dialogNamed(page, 'said')).toContainText(evil[1]!);
  expect(await hasNoOverflow()).toBe(true);
});

/** Phone in Chinese, desktop in English. */
const NAMES = {
  'zh-CN': { settings: '文字与背景', level: /^本文/, report: '这个故事有问题？' },
  'en-US': { settings: 'Text and background', level: /word list$/, report: 'Report a problem' },
};
type Names = (typeof NAMES)[keyof typeof NAMES];

const OPENERS = {
  'a word': async (page: Page) => {
    await wordOf(page, 'went').click();
    await expect(dialogNamed(page, 'went')).toContainText('/went/');
  },
  'a keyword': (page: Page) => wordOf(page, 'lion').click(),
  'the settings': (page: Page, { settings }: Names) => page.getByRole('button', { name: settings }).click(),
  'the level': (page: Page, { level }: Names) => page.getByRole('button', { name: level }).click(),
  'the report': (page: Page, { report }: Names) => page.getByRole('button', { name: report }).click(),
};

test('dialogs of the story page have no accessibility violations in any theme', async ({ page }, {
  project,
}) => {
  const language = project.name === 'phone' ? 'zh-CN' : 'en-US';
  await signIn(page);
  const story = await createStory(page);
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
  await openStoryWith(page, story, SAMPLE_TEXT);
  for (const [what, open] of Object.entries(OPENERS)) {
    await test.step(what, async () => {
      await open(page, NAMES[language]);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, ['light', 'sepia', 'dark']);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
