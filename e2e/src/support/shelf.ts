import { THEMES } from '@storysprout/contracts/rules';
import type { Page } from '@playwright/test';
import { tokenOf } from './test';

export interface WrittenStory {
  id: string;
  theme: string;
  englishText: string;
  wordCount: number;
  keywords: { word: string }[];
}

/** Calls the API as the pupil of the page; fails unless it succeeds. */
export async function ask<Data>(page: Page, method: string, path: string, data?: unknown): Promise<Data> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Stories of the page's pupil, the first the oldest, of grades 1, 2, 3 and on. */
export async function writeStories(page: Page, count: number): Promise<WrittenStory[]> {
  const stories: WrittenStory[] = [];
  for (let index = 0; index < count; index += 1) {
    const { zh: theme } = THEMES[index % THEMES.length]!;
    stories.push(await ask(page, 'POST', '/stories/generate', { grade: (index % 9) + 1, theme }));
  }
  return stories;
}

/** Puts a story on the shelf of the page's pupil. */
export const favourite = (page: Page, { id }: Pick<WrittenStory, 'id'>, body: object = {}) =>
  ask<{ id: string }>(page, 'POST', `/favorites/${id}`, body);

/** The whole shelf of a pupil: so many stories, all favourited. */
export async function fillShelf(page: Page, count: number): Promise<WrittenStory[]> {
  const stories = await writeStories(page, count);
  for (const story of stories) await favourite(page, story);
  return stories;
}
