import { THEMES } from '@storysprout/contracts/rules';
import type { Page } from '@playwright/test';
import { tokenOf } from '../fixtures/test';

export interface CreatedStory {
  id: string;
  theme: string;
  englishText: string;
  wordCount: number;
  keywords: { word: string }[];
}

/** Calls the API as the pupil of the page and returns the data; throws unless it succeeds. */
export async function callApi<Data>(page: Page, method: string, path: string, data?: unknown): Promise<Data> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) throw new Error(`${method} ${path} returned ${response.status()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Generates stories of the page's pupil, oldest first, of grades 1, 2, 3 and so on. */
export async function createStories(page: Page, count: number): Promise<CreatedStory[]> {
  const stories: CreatedStory[] = [];
  for (let index = 0; index < count; index += 1) {
    const { zh: theme } = THEMES[index % THEMES.length]!;
    stories.push(await callApi(page, 'POST', '/stories/generate', { grade: (index % 9) + 1, theme }));
  }
  return stories;
}

/** Adds a story to the favourites of the page's pupil. */
export const addFavourite = (page: Page, { id }: Pick<CreatedStory, 'id'>, body: object = {}) =>
  callApi<{ id: string }>(page, 'POST', `/favorites/${id}`, body);

/** Generates stories and adds all of them to the favourites. */
export async function createFavourites(page: Page, count: number): Promise<CreatedStory[]> {
  const stories = await createStories(page, count);
  for (const story of stories) await addFavourite(page, story);
  return stories;
}
