import type { Page } from '@playwright/test';
import { recordHighlight } from '../../support/checks/highlight-recorder.mjs';
import {
  seekTo,
  isPaused,
  openNarratedStory,
  pauseButton,
  playButton,
  sentenceAt,
  tapSentence,
  currentTimeOf,
} from '../../support/pages/narrated-story';
import { fetchAsPupil, expect, openOtherBrowser, storyIdOf, test } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

/** Maximum distance of highlight and audio in seconds, below what a listener notices. */
const MAX_DISTANCE = 0.1;

/** Scrolls up by touch or, without a touch screen, by wheel. */
async function scrollUp(page: Page) {
  if (!(await page.evaluate(() => navigator.maxTouchPoints > 0))) {
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, -5000);
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: heights.map((y) => ({ x: 100, y })) });
  await touch('touchStart', 150);
  for (const y of [200, 300, 400, 500]) await touch('touchMove', y);
  await touch('touchEnd');
}

const THOROUGH = { tag: '@thorough' };
test('highlights the spoken sentence during a whole narration', THOROUGH, async ({ page }) => {
  test.setTimeout(120_000);
  const timings = await openNarratedStory(page);
  const speed = page.getByRole('button', { name: /^语速/ });
  for (const name of ['语速 0.8×', '语速 0.6×', '语速 1.2×']) {
    await speed.click();
    await expect(speed).toHaveAccessibleName(name);
  }
  await page.evaluate(recordHighlight, timings);
  await playButton(page).click();
  await expect
    .poll(() => page.evaluate(() => window.highlightRecord.hasEnded), { timeout: 90_000 })
    .toBe(true);
  const { inFrame, frames, order } = await page.evaluate(() => window.highlightRecord);
  test.info().annotations.push({
    type: 'highlight',
    description: `${Math.round(inFrame * 1000)} ms at worst, ${timings.length} sentences, ${frames} frames`,
  });
  expect(order).toEqual(timings.map((_timing, index) => index));
  expect(inFrame).toBeLessThanOrEqual(MAX_DISTANCE);
});

test('a word’s popover plays its sentence; during playback a tap seeks to a sentence', async ({ page }) => {
  const timings = await openNarratedStory(page);
  await tapSentence(page, 2);
  const playSentence = page.getByRole('button', { name: '听这一句' });
  await expect(playSentence).toHaveCount(1);
  await playSentence.click();
  await expect(sentenceAt(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(playButton(page)).toBeVisible();
  const stoppedAt = await currentTimeOf(page);
  expect(stoppedAt).toBeGreaterThanOrEqual(timings[2]!.end);
  expect(stoppedAt).toBeLessThan(timings[3]!.start);

  await playButton(page).click();
  await tapSentence(page, 5);
  await expect(sentenceAt(page, 5)).toHaveAttribute('aria-current', 'true');
  await expect(playSentence).toHaveCount(0);
  expect(await isPaused(page)).toBe(false);
});

test('goes one sentence back and repeats one sentence', async ({ page }) => {
  const timings = await openNarratedStory(page);
  await seekTo(page, timings[4]!.start + 0.1);
  await expect(sentenceAt(page, 4)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: '退回一句' }).click();
  await expect(sentenceAt(page, 3)).toHaveAttribute('aria-current', 'true');
  expect(await currentTimeOf(page)).toBeCloseTo(timings[3]!.start, 1);

  await page.getByRole('button', { name: '重复这一句' }).click();
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.dataset.repeats = '0';
    audio.addEventListener(
      'seeked',
      () => (audio.dataset.repeats = String(Number(audio.dataset.repeats) + 1)),
    );
  });
  await playButton(page).click();
  await expect(page.locator('audio')).toHaveAttribute('data-repeats', '2', { timeout: 30_000 });
  await expect(sentenceAt(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: '重复这一句' }).click();
  await expect(sentenceAt(page, 4)).toHaveAttribute('aria-current', 'true');
});

test('works by keyboard', async ({ page }) => {
  const timings = await openNarratedStory(page);
  await playButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(pauseButton(page)).toBeFocused();
  await expect(sentenceAt(page, 0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Space');
  await expect(playButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '退回一句' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => currentTimeOf(page)).toBeCloseTo(timings[0]!.start, 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: '重复这一句', pressed: true })).toBeFocused();
  await page.keyboard.press('Space');

  await page.getByRole('button', { name: '看这一句的中文' }).nth(3).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    if ((await page.getByRole('button', { name: '听这一句' }).and(page.locator(':focus')).count()) > 0) break;
  }
  await page.keyboard.press('Enter');
  await expect(sentenceAt(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('auto-scroll follows the sentence, stops when the user scrolls, and resumes', async ({ page }) => {
  const timings = await openNarratedStory(page);
  const last = timings.length - 1;
  const follow = page.getByRole('button', { name: '跟着读' });
  // Reduced motion makes scrolling instant, so that no scroll is in progress when the user starts one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Slow playback, so that the narration outlasts the test on a slow machine.
  await page.getByRole('button', { name: '重复这一句' }).click();
  await playButton(page).click();
  await seekTo(page, timings[last]!.start);
  await expect(sentenceAt(page, last)).toBeInViewport({ ratio: 1 });
  await expect(follow).toHaveCount(0);

  await scrollUp(page);
  await expect(follow).toBeVisible();
  // The user scrolls to the top and stays there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await seekTo(page, timings[last - 1]!.start);
  await expect(sentenceAt(page, last - 1)).toHaveAttribute('aria-current', 'true');
  await expect(sentenceAt(page, last - 1)).not.toBeInViewport();

  await follow.click();
  await expect(sentenceAt(page, last - 1)).toBeInViewport({ ratio: 1 });
  await expect(follow).toHaveCount(0);
});

test('the player covers neither the text nor another bar', async ({ page }) => {
  await openNarratedStory(page);
  const bar = page.getByRole('region', { name: '朗读' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  const { y, height } = (await bar.boundingBox())!;
  const window = page.viewportSize()!;
  if (window.width < 768) {
    expect(Math.round(y + height)).toBe(window.height);
    expect(height).toBeLessThanOrEqual(128);
    expect(footer.y + footer.height).toBeLessThanOrEqual(y + 1);
  }
  // The last sentence, focused by keyboard, is not covered.
  await page.getByRole('button', { name: '看这一句的中文' }).last().focus();
  const text = (await page.locator('[id^="sentence-"]').last().boundingBox())!;
  const barNow = (await bar.boundingBox())!;
  expect(text.y >= barNow.y + barNow.height || text.y + text.height <= barNow.y).toBe(true);
});

test('the media session contains title, artist and cover', async ({ page }) => {
  await openNarratedStory(page);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  const metadata = await page.evaluate(() => {
    const { title, artist } = navigator.mediaSession.metadata!;
    return { title, artist, state: navigator.mediaSession.playbackState };
  });
  expect(metadata).toEqual({ title: '动物园之旅', artist: '故事芽 StorySprout · AI 生成', state: 'playing' });
  // The cover is added when it is rendered, as a data URL that works without page and network.
  const cover = () =>
    page.evaluate(async () => {
      const [artwork] = navigator.mediaSession.metadata!.artwork;
      if (!artwork) return undefined;
      const picture = Object.assign(new Image(), { src: artwork.src });
      await picture.decode();
      return `${artwork.src.split(',')[0]} ${picture.naturalWidth}x${picture.naturalHeight}`;
    });
  await expect.poll(cover).toBe('data:image/png;base64 512x512');
});

test('another voice is generated and played; the speed stays', async ({ page }) => {
  await openNarratedStory(page);
  await page.getByRole('button', { name: '语速 1×' }).click();
  const before = await page.locator('audio').getAttribute('src');
  await page.getByRole('button', { name: '换个声音' }).click();
  await page.getByRole('combobox', { name: '选声音' }).selectOption('echo');
  await page.getByRole('button', { name: '换成这个声音' }).click();
  await expect(page.locator('audio')).not.toHaveAttribute('src', before!, { timeout: 30_000 });
  await expect(pauseButton(page)).toBeVisible();
  await expect(sentenceAt(page, 0)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: '语速 0.8×' })).toBeVisible();
  const { rate, keepsPitch } = await page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    rate: audio.playbackRate,
    keepsPitch: audio.preservesPitch,
  }));
  expect({ rate, keepsPitch }).toEqual({ rate: 0.8, keepsPitch: true });
});

test('a guest reads along with a shared story', async ({ page, browser, baseURL }) => {
  const timings = await openNarratedStory(page);
  await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
  const guest = await openOtherBrowser(browser, baseURL);
  await guest.goto(new URL(page.url()).pathname);
  await playButton(guest).click();
  await seekTo(guest, timings[3]!.start);
  await expect(sentenceAt(guest, 3)).toHaveAttribute('aria-current', 'true');
  await expect(guest.getByRole('button', { name: '换个声音' })).toHaveCount(0);
  await guest.context().close();
});

test('a story during playback has no accessibility violations, light and dark', async ({ page }) => {
  const timings = await openNarratedStory(page);
  await page.getByRole('button', { name: '换个声音' }).click();
  await page.getByRole('button', { name: '重复这一句' }).click();
  await seekTo(page, timings[2]!.start);
  await playButton(page).click();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { name: '跟着读' })).toBeVisible();
  await expectNoViolations(page);
  await expect(sentenceAt(page, 2)).toHaveAttribute('aria-current', 'true');
});
