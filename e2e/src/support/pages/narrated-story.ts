import type { Page } from '@playwright/test';
import type { Audio } from '@storysprout/contracts/api/narration';
import { createStory } from './story-page';
import { fetchAsPupil, expect, signIn } from '../fixtures/test';

export const playButton = (page: Page) => page.getByRole('button', { name: '播放', exact: true });
export const pauseButton = (page: Page) => page.getByRole('button', { name: '暂停', exact: true });
export const sentenceAt = (page: Page, index: number) => page.locator(`#sentence-${index + 1}`);

/** Opens a story of grade 1 with its narration, as its owner; resolves with the timings of its sentences. */
export async function openNarratedStory(page: Page): Promise<Audio['timings']> {
  await signIn(page);
  const { id } = await createStory(page, 1);
  const response = await fetchAsPupil(page, 'POST', `/stories/${id}/audio`);
  await page.goto(`/story/${id}`);
  await expect(playButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '退回一句' })).toBeEnabled();
  return ((await response.json()) as { data: Audio }).data.timings;
}

/** Playback position in seconds. */
export const currentTimeOf = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

export const isPaused = (page: Page): Promise<boolean> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);

/** Seeks the audio element, as the slider does. */
export const seekTo = (page: Page, time: number): Promise<void> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement, to) => void (audio.currentTime = to), time);

/** Taps (or clicks) the beginning of a sentence; the middle of its box may belong to another one. */
export async function tapSentence(page: Page, index: number): Promise<void> {
  await sentenceAt(page, index).evaluate((text) =>
    text.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const { x, y } = await sentenceAt(page, index).evaluate((text) => {
    const { left, top, height } = text.getClientRects()[0]!;
    return { x: left + 4, y: top + height / 2 };
  });
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
