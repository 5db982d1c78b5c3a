import type { Story } from '@storysprout/contracts/api/stories';
import { expect, type Page } from '@playwright/test';
import { fetchAsPupil, signIn } from '../fixtures/test';

/** A story of the pupil who is signed in; no page of it stands. */
export async function createStory(page: Page, grade = 3, theme = '动物园之旅'): Promise<Story> {
  const reply = await fetchAsPupil(page, 'POST', '/stories/generate', { grade, theme });
  return ((await reply.json()) as { data: Story }).data;
}

/** Answers for a story as the server would if a model had written it so, and opens its page. */
export async function openStoryWith(page: Page, story: Story, change: Partial<Story>): Promise<Story> {
  const changed = { ...story, ...change };
  await page.route(`**/api/stories/${story.id}`, (route) =>
    route.fulfill({ json: { success: true, data: changed, message: '' } }),
  );
  await page.goto(`/story/${story.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return changed;
}

/** The text of the story that is shown. */
export const storyText = (page: Page) => page.getByRole('group', { name: /故事正文|Story text/ });

/** A word of it, by what stands there and which of these it is. */
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
/** A text that is known, of which one word is beyond the list and one in no list. */
export const SAMPLE_TEXT = {
  sentences: SENTENCES,
  englishText: SENTENCES.map(({ en }) => en).join(' '),
  chineseTranslation: SENTENCES.map(({ zh }) => zh).join(''),
  keywords: [KEYWORD],
  level: { coverage: 0.984, meanSentenceLength: 5, longestSentence: 6, offList: ['asleep', 'zyzzy'] },
};

/** A pupil's own story with a text that is known. */
export async function openSampleStory(page: Page) {
  await signIn(page);
  return openStoryWith(page, await createStory(page), SAMPLE_TEXT);
}
/** What opened by a name: popover, sheet or modal. */
export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
