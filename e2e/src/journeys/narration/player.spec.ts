import type { Page } from '@playwright/test';
import {
  fetchAsPupil,
  expect,
  openNewStory,
  openOtherBrowser,
  signIn,
  storyIdOf,
  test,
} from '../../support/fixtures/test';

const generateButton = (page: Page) => page.getByRole('button', { name: '点击生成音频' });
const playButton = (page: Page) => page.getByRole('button', { name: '播放', exact: true });
const progress = (page: Page) => page.getByRole('slider', { name: '朗读进度' });

async function openStory(page: Page) {
  await signIn(page);
  await openNewStory(page, '一年级', '我的家人');
  await expect(generateButton(page)).toBeVisible();
}

for (const [status, code, text] of [
  [503, 'UNAVAILABLE', '网络开小差了，'],
  [502, 'PROVIDER_FAILED', '音频没有生成，'],
  [429, 'RATE_LIMITED', '太快啦，'],
] as const) {
  test(`a narration that fails with ${status} shows the reason and can be retried`, async ({ page }) => {
    await openStory(page);
    await page.route('**/api/stories/*/audio', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { success: false, data: null, message: 'No', code } })
        : route.fallback(),
    );
    await generateButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await page.unroute('**/api/stories/*/audio');
    await page.getByRole('button', { name: '再试一次' }).click();
    await expect(playButton(page)).toBeVisible();
  });
}

test('the story stays readable while a narration is generated, and two clicks send one request', async ({
  page,
}) => {
  await openStory(page);
  let requestCount = 0;
  let release: () => void = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/stories/*/audio', async (route) => {
    if (route.request().method() === 'POST') {
      requestCount += 1;
      await held;
    }
    await route.fallback();
  });
  await generateButton(page).dblclick();
  await expect(page.getByRole('button', { name: '生成中……' })).toBeVisible();
  await expect(page.getByText('先读读故事，')).toBeVisible();
  release();
  await expect(playButton(page)).toBeVisible();
  expect(requestCount).toBe(1);
});

test('a missing audio file shows an error and can be retried', async ({ page }) => {
  await openStory(page);
  await page.route('**/audio/**', (route) =>
    route.request().url().includes('/api/') ? route.fallback() : route.abort(),
  );
  await generateButton(page).click();
  await expect(page.getByText('音频放不出来，')).toBeVisible();
  await page.unroute('**/audio/**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(playButton(page)).toBeVisible();
});

test('the player works by keyboard and resets for another story', async ({ page }) => {
  await openStory(page);
  await generateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(playButton(page)).toBeFocused();
  const position = async () => Number(await progress(page).getAttribute('aria-valuenow'));
  // Disabled until the audio's metadata is loaded.
  await expect(progress(page)).toBeEnabled();
  await progress(page).focus();
  await page.keyboard.press('PageUp');
  await expect.poll(position).toBeGreaterThan(14);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(position).toBeLessThan(12);
  await page.keyboard.press('End');
  await expect.poll(position).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await expect.poll(position).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(position).toBeGreaterThan(4);
  await openNewStory(page, '二年级', '快乐的生日会');
  await generateButton(page).click();
  await expect(playButton(page)).toBeVisible();
  expect(await position()).toBe(0);
});

test('a guest at a story without a narration is asked to log in', async ({ page, browser, baseURL }) => {
  await openStory(page);
  await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
  const guest = await openOtherBrowser(browser, baseURL);
  await guest.goto(`/story/${storyIdOf(page)}`);
  await expect(guest.getByText('登录后可以生成。')).toBeVisible();
  await expect(generateButton(guest)).toHaveCount(0);
  await guest.context().close();
});

test('a theme that signals distress shows a helpline and keeps the text', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByLabel('写主题').fill('我不想活了');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page.getByRole('link', { name: '12356' })).toBeVisible();
  await expect(page.getByLabel('写主题')).toHaveValue('我不想活了');
});
