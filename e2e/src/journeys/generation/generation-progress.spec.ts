import type { Page } from '@playwright/test';
import { EventStreamProxy } from '../../support/fixtures/event-stream-proxy';
import { fetchAsPupil, expect, signInAtHome, test as base } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

const test = base.extend<{ streamProxy: EventStreamProxy }>({
  streamProxy: [
    async ({}, use) => {
      const streamProxy = await EventStreamProxy.start(
        `http://localhost:${process.env['E2E_PORT'] ?? '3170'}`,
      );
      await use(streamProxy);
      await streamProxy.close();
    },
    { scope: 'test' },
  ],
  baseURL: [async ({ streamProxy }, use) => use(streamProxy.origin), { scope: 'test' }],
});

const THEME = '和爷爷包饺子';
const STORY = /\/story\/[0-9a-f-]{36}$/;

const progressView = (page: Page) => page.getByRole('region', { name: '故事正在长出来' });
const failureView = (page: Page) => page.getByRole('region', { name: '这次没长出来' });
const step = (page: Page, name: string) =>
  progressView(page).getByRole('list', { name: '进度' }).getByRole('listitem').filter({ hasText: name });
/** Live region that announces the progress to screen readers. */
const liveRegion = (page: Page) => page.getByRole('main').locator('p[role="status"]');

/** Signs in and generates a story of grade 6. */
async function generate(page: Page) {
  await signInAtHome(page);
  await page.getByRole('radio', { name: '六年级' }).check({ force: true });
  await page.getByLabel('写主题').fill(THEME);
  await page.getByRole('button', { name: '生成故事' }).click();
}

async function expectForm(page: Page) {
  await expect(page.getByRole('radio', { name: '六年级' })).toBeChecked();
  await expect(page.getByLabel('写主题')).toHaveValue(THEME);
  await expect(page.getByRole('button', { name: '生成故事' })).toBeEnabled();
}

/** Expects exactly one story, counted once. */
async function expectOneStory(page: Page) {
  const recent = (await (await fetchAsPupil(page, 'GET', '/stories/recent')).json()) as {
    data: { stories: { theme: string }[] };
  };
  expect(recent.data.stories.map(({ theme }) => theme)).toEqual([THEME]);
  const profile = (await (await fetchAsPupil(page, 'GET', '/users/profile')).json()) as {
    data: { stats: { totalStories: number } };
  };
  expect(profile.data.stats.totalStories).toBe(1);
}

test('the button shows its busy state and sends the request once', async ({ page, streamProxy }) => {
  await signInAtHome(page);
  await page.getByLabel('写主题').fill(THEME);
  // Pausing the clock keeps the busy state that precedes the progress view.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: '生成故事' }).dblclick();
  const busy = page.getByRole('button', { name: '正在生成……' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await expect(liveRegion(page)).toHaveText('故事正在生成，请等一等');
  await page.clock.resume();
  await expect(progressView(page)).toBeVisible();
  streamProxy.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect(streamProxy.generateRequests).toHaveLength(1);
});

test('the progress view follows the stages, then the story opens', async ({ page, streamProxy }) => {
  await generate(page);
  await expect(progressView(page)).toContainText(`六年级${THEME}`);
  await expect(page).toHaveTitle(/^故事正在长出来/);
  await expect(progressView(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(step(page, '构思')).toHaveAttribute('aria-current', 'step');
  await expect(liveRegion(page)).toHaveText('第 1 步，构思');

  streamProxy.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  await expect(step(page, '写作')).toContainText(/写了 \d+ 句/);
  await expect(liveRegion(page)).toHaveText('第 2 步，写作');
  await expect(step(page, '构思')).toContainText('已完成');

  streamProxy.releaseUntil('checking');
  await expect(step(page, '检查单词')).toHaveAttribute('aria-current', 'step');
  await expect(progressView(page).getByRole('timer')).toHaveText(/^已用 [1-9]\d* 秒$/);
  await expect(liveRegion(page)).toHaveText('第 3 步，检查单词');

  streamProxy.releaseUntil('saving');
  await expect(step(page, '翻译')).toHaveAttribute('aria-current', 'step');
  await expect(liveRegion(page)).toHaveText('第 4 步，翻译');
  expect(streamProxy.generateRequests).toHaveLength(1);

  streamProxy.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  await expect(page.getByRole('heading', { level: 1, name: THEME })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectOneStory(page);
  await page.goto('/');
  await expect(page.getByLabel('写主题')).toHaveValue('');
  expect(streamProxy.generateRequests).toHaveLength(1);
});

test('the progress view fits a phone of 360 by 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await generate(page);
  await expect(progressView(page)).toBeVisible();
  const bar = (await page.getByRole('navigation', { name: '底部导航' }).boundingBox())!;
  const stop = (await page.getByRole('button', { name: '停止' }).boundingBox())!;
  expect(stop.y + stop.height).toBeLessThanOrEqual(bar.y);
});

test('stopping cancels on the server and restores the form without an error', async ({
  page,
  streamProxy,
}) => {
  await generate(page);
  await expect(progressView(page)).toBeVisible();
  const stopped = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: '停止' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL((await stopped).url()).pathname).toBe(
    `/api/stories/generations/${streamProxy.generateRequests[0]!.key}`,
  );
  await expectForm(page);
  await expect(page.getByRole('button', { name: '生成故事' })).toBeFocused();
  await expect(liveRegion(page)).toHaveText('停下来了，年级和主题都还在');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expectForm(page);
  expect(streamProxy.generateRequests).toHaveLength(1);
  streamProxy.releaseUntil('end');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page).toHaveURL(STORY);
  expect(streamProxy.generateRequests[1]!.key).not.toBe(streamProxy.generateRequests[0]!.key);
});

test('a reload resumes the generation: one story', async ({ page, streamProxy }) => {
  await generate(page);
  streamProxy.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(progressView(page)).toContainText(`六年级${THEME}`);
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  streamProxy.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect(streamProxy.generateRequests).toHaveLength(2);
  expect(streamProxy.generateRequests[1]).toEqual(streamProxy.generateRequests[0]);
  await expectOneStory(page);
});

test('a lost connection resumes automatically: one story', async ({ page, streamProxy }) => {
  await generate(page);
  streamProxy.releaseUntil('checking');
  await expect(step(page, '检查单词')).toHaveAttribute('aria-current', 'step');
  streamProxy.disconnect();
  await expect.poll(() => streamProxy.generateRequests.length).toBe(2);
  await expect(liveRegion(page)).toHaveText('第 3 步，检查单词');
  streamProxy.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect(streamProxy.generateRequests[1]).toEqual(streamProxy.generateRequests[0]);
  await expectOneStory(page);
});

test('a lasting disconnect is reported, and a retry resumes the same story', async ({
  page,
  streamProxy,
}) => {
  await page.clock.install();
  await generate(page);
  streamProxy.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  streamProxy.isOffline = true;
  streamProxy.disconnect();
  await expect(progressView(page)).toContainText('网络断了一下，正在接上。');
  await expect(async () => {
    await page.clock.runFor(8_000);
    await expect(failureView(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(failureView(page).getByRole('alert')).toHaveText('网络开小差了，再试一次。主题替你留着呢。');
  streamProxy.isOffline = false;
  streamProxy.releaseUntil('end');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page).toHaveURL(STORY);
  expect(new Set(streamProxy.generateRequests.map(({ key }) => key)).size).toBe(1);
  await expectOneStory(page);
});

test('a failure keeps grade and theme and offers a retry', async ({ page, streamProxy }) => {
  await generate(page);
  streamProxy.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  streamProxy.failStreams('PROVIDER_FAILED');
  await expect(failureView(page)).toContainText(`六年级${THEME}`);
  await expect(failureView(page).getByRole('alert')).toHaveText('故事没有写成，再试一次吧。主题替你留着呢。');
  await expect(failureView(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: '换个主题' }).click();
  await expectForm(page);
  await expect(page.getByLabel('写主题')).toBeFocused();

  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  streamProxy.failStreams('PROVIDER_TIMEOUT');
  await expect(failureView(page)).toBeVisible();
  streamProxy.releaseUntil('end');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page).toHaveURL(STORY);
});

test('progress continues on other pages, with a toast when the story is ready', async ({
  page,
  streamProxy,
}) => {
  await generate(page);
  await expect(progressView(page)).toBeVisible();
  await page.getByRole('link', { name: '我的' }).first().click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(progressView(page)).toBeVisible();
  await page.getByRole('link', { name: '我的' }).first().click();
  await expect(page.getByRole('heading', { name: '我的小花园' })).toBeVisible();
  streamProxy.releaseUntil('end');
  await expect(page.getByText('故事写好了，在“最近生成”里等你')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(streamProxy.generateRequests).toHaveLength(1);
  await expectOneStory(page);
});

test('generates without streaming in browsers that cannot read a response body incrementally', async ({
  page,
  streamProxy,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Response.prototype, 'body'));
  await generate(page);
  await expect(page).toHaveURL(STORY);
  expect(streamProxy.generateRequests).toMatchObject([
    { plain: true, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  await expectOneStory(page);
});

test('progress and failure have no accessibility violations, light and dark', async ({
  page,
  streamProxy,
}) => {
  await generate(page);
  streamProxy.releaseUntil('checking');
  await expect(step(page, '检查单词')).toHaveAttribute('aria-current', 'step');
  await expectNoViolations(page);
  streamProxy.failStreams('PROVIDER_FAILED');
  await expect(failureView(page)).toBeVisible();
  await expectNoViolations(page);
});

test('a hostile theme is displayed as text', async ({ page }) => {
  await signInAtHome(page);
  const theme = '<img src=x onerror=alert(1)></script>\u202e👩‍👩‍👧‍👦'.repeat(5);
  await page.getByLabel('写主题').fill(theme);
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(progressView(page)).toContainText('<img src=x onerror=alert(1)></script>');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('when the profile cannot be refreshed', () => {
  const LOGGED = 'the profile could not be refreshed';
  test.use({ allowedErrors: [LOGGED] });

  test('the error is only logged, and the story opens', async ({ page, streamProxy }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    streamProxy.releaseUntil('end');
    await page.route('**/api/users/profile', (route) => route.abort());
    await generate(page);
    await expect(page).toHaveURL(STORY);
    await expect(page.getByRole('heading', { level: 1, name: THEME })).toBeVisible();
    await expect.poll(() => logged.filter((text) => text.startsWith(LOGGED))).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('refreshes the profile after the story', async ({ page, streamProxy }) => {
  await generate(page);
  await expect(progressView(page)).toBeVisible();
  const refreshed = page.waitForResponse('**/api/users/profile');
  streamProxy.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect((await refreshed).status()).toBe(200);
});
