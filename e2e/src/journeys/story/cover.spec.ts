import type { Locator } from '@playwright/test';
import { expect, openNewStory, signIn, storyIdOf, test } from '../../support/fixtures/test';

const coverIn = (parent: Locator) => parent.locator('img[src^="data:image/svg+xml,"]');
/** Natural width in pixels; 0 if the image failed to render. */
const renderedWidth = (cover: Locator) => cover.evaluate((image: HTMLImageElement) => image.naturalWidth);

test('a story has the same cover on its page and in the list', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '四年级', '我家的小猫');
  const cover = coverIn(page.getByRole('article'));
  await expect(cover).toBeVisible();
  await expect.poll(() => renderedWidth(cover)).toBe(800);
  const source = await cover.getAttribute('src');

  const path = `/story/${storyIdOf(page)}`;
  await page.goto('/profile/recent');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(coverIn(card)).toHaveAttribute('src', source!);
});

test('a hostile theme gets a cover without its markup', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '二年级', '"><svg onload=alert(1)> 小狗');
  const cover = coverIn(page.getByRole('article'));
  await expect.poll(() => renderedWidth(cover)).toBe(800);
  expect(await cover.getAttribute('src')).not.toContain('onload');
});

test('the page renders before the cover and does not shift when it arrives', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '四年级', '动物园之旅');
  const releases: (() => void)[] = [];
  await page.route(/cover-image/, async (route) => {
    await new Promise<void>((release) => releases.push(release));
    await route.continue();
  });
  await page.reload();
  const heading = page.getByRole('heading', { level: 1, name: '动物园之旅' });
  await expect(heading).toBeVisible();
  await expect.poll(() => releases.length).toBeGreaterThan(0);
  const before = await heading.boundingBox();
  for (const release of releases) release();
  await expect(coverIn(page.getByRole('article'))).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});
