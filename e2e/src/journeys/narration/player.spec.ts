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
  test(`a narration that is answered ${status} says why, and the next try works`, async ({ page }) => {
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
    await expect(playButton(page)).toBeVisible({ timeout: 30_000 });
  });
}

test('while a narration is made the story can be read, and two presses ask once', async ({ page }) => {
  await openStory(page);
  let asked = 0;
  let release: () => void = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/stories/*/audio', async (route) => {
    if (route.request().method() === 'POST') {
      asked += 1;
      await held;
    }
    await route.fallback();
  });
  await generateButton(page).dblclick();
  await expect(page.getByRole('button', { name: '生成中……' })).toBeVisible();
  await expect(page.getByText('先读读故事，')).toBeVisible();
  release();
  await expect(playButton(page)).toBeVisible({ timeout: 30_000 });
  expect(asked).toBe(1);
});

test('a narration whose file is gone says so, and plays once it is back', async ({ page }) => {
  await openStory(page);
  await page.route('**/audio/**', (route) =>
    route.request().url().includes('/api/') ? route.fallback() : route.abort(),
  );
  await generateButton(page).click();
  await expect(page.getByText('音频放不出来，')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/audio/**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(playButton(page)).toBeVisible();
});

test('the player is played by keys alone, and starts anew for another story', async ({ page }) => {
  await openStory(page);
  await generateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(playButton(page)).toBeFocused({ timeout: 30_000 });
  const at = async () => Number(await progress(page).getAttribute('aria-valuenow'));
  await progress(page).focus();
  await page.keyboard.press('PageUp');
  await expect.poll(at).toBeGreaterThan(14);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBeLessThan(12);
  await page.keyboard.press('End');
  await expect.poll(at).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await expect.poll(at).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBeGreaterThan(4);
  await openNewStory(page, '二年级', '快乐的生日会');
  await generateButton(page).click();
  await expect(playButton(page)).toBeVisible({ timeout: 30_000 });
  expect(await at()).toBe(0);
});

test('a guest at a story without a narration is told what logging in gives', async ({
  page,
  browser,
  baseURL,
}) => {
  await openStory(page);
  await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
  const guest = await openOtherBrowser(browser, baseURL);
  await guest.goto(`/story/${storyIdOf(page)}`);
  await expect(guest.getByText('登录后可以生成。')).toBeVisible();
  await expect(generateButton(guest)).toHaveCount(0);
  await guest.context().close();
});

test('a sad theme is answered with where to find help, and what was typed stays', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByLabel('写主题').fill('我不想活了');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page.getByRole('link', { name: '12356' })).toBeVisible();
  await expect(page.getByLabel('写主题')).toHaveValue('我不想活了');
});
