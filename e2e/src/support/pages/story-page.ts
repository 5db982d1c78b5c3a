import type { Story } from '@storysprout/contracts/api/stories';
import { expect, type Page } from '@playwright/test';
import { fetchAsPupil, signIn } from '../fixtures/test';

/** Generates a story of the signed-in pupil by the API, without opening it. */
export async function createStory(page: Page, grade = 3, theme = '动物园之旅'): Promise<Story> {
  const response = await fetchAsPupil(page, 'POST', '/stories/generate', { grade, theme });
  return ((await response.json()) as { data: Story }).data;
}

/** Mocks the story's API response with the changes and opens its page. */
export async function openStoryWith(page: Page, story: Story, change: Partial<Story>): Promise<Story> {
  const changed = { ...story, ...change };
  await page.route(`**/api/stories/${story.id}`, (route) =>
    route.fulfill({ json: { success: true, data: changed, message: '' } }),
  );
  await page.goto(`/story/${story.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return changed;
}

/** The text of the open story. */
export const storyText = (page: Page) => page.getByRole('group', { name: /故事正文|Story text/ });

/** The `nth` occurrence of a word in the text. */
export const wordOf = (page: Page, text: string, nth = 0) =>
  storyText(page)
    .locator('[data-word]')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .nth(nth);

export const SENTENCES = [
  { en: 'Amy went to the zoo.', zh: '艾米去了动物园。' },
  { en: 'She saw a big lion there.', zh: '她在那里看见一只大狮子。' },
  { en: 'The lion was asleep.', zh: '狮子睡着了。' },
];
export const KEYWORD = {
  word: 'lion',
  phonetic: '/ˈlaɪən/',
  meaning: '狮子',
  examples: [
    { sentence: SENTENCES[1]!.en, translation: SENTENCES[1]!.zh },
    { sentence: 'A lion is a big cat.', translation: '狮子是一种大猫。' },
  ],
};
/** A fixed text with one word outside the grade's word list and one in no list at all. */
export const SAMPLE_TEXT = {
  sentences: SENTENCES,
  englishText: SENTENCES.map(({ en }) => en).join(' '),
  chineseTranslation: SENTENCES.map(({ zh }) => zh).join(''),
  keywords: [KEYWORD],
  level: { coverage: 0.984, meanSentenceLength: 5, longestSentence: 6, offList: ['asleep', 'zyzzy'] },
};

/** Opens the signed-in pupil's own story with the sample text. */
export async function openSampleStory(page: Page) {
  await signIn(page);
  return openStoryWith(page, await createStory(page), SAMPLE_TEXT);
}
/** An open popover, sheet or modal by its accessible name. */
export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
