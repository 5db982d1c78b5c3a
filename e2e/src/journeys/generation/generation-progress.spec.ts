import type { Page } from '@playwright/test';
import { EventStreamProxy } from '../../support/fixtures/event-stream-proxy';
import { fetchAsPupil, expect, signInAtHome, test as base } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

const test = base.extend<{ line: EventStreamProxy }>({
  line: [
    async ({}, use) => {
      const line = await EventStreamProxy.start(`http://localhost:${process.env['E2E_PORT'] ?? '3170'}`);
      await use(line);
      await line.close();
    },
    { scope: 'test' },
  ],
  baseURL: [async ({ line }, use) => use(line.origin), { scope: 'test' }],
});

const THEME = '和爷爷包饺子';
const STORY = /\/story\/[0-9a-f-]{36}$/;

const plant = (page: Page) => page.getByRole('region', { name: '故事正在长出来' });
const failed = (page: Page) => page.getByRole('region', { name: '这次没长出来' });
const step = (page: Page, name: string) =>
  plant(page).getByRole('list', { name: '进度' }).getByRole('listitem').filter({ hasText: name });
/** What a screen reader is told of the generation. */
const told = (page: Page) => page.getByRole('main').locator('p[role="status"]');

/** Signs in and asks for a story of grade 6. */
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

/** One story, counted once. */
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

test('at first the button is busy, says so and sends nothing twice', async ({ page, line }) => {
  await signInAtHome(page);
  await page.getByLabel('写主题').fill(THEME);
  // Time stands still, and with it the moment before the plant comes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: '生成故事' }).dblclick();
  const busy = page.getByRole('button', { name: '正在生成……' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  await expect(told(page)).toHaveText('故事正在生成，请等一等');
  await page.clock.resume();
  await expect(plant(page)).toBeVisible();
  expect(line.generateRequests).toHaveLength(1);
});

test('the plant grows with the real stages, then the story opens', async ({ page, line }) => {
  await generate(page);
  await expect(plant(page)).toContainText(`六年级${THEME}`);
  await expect(page).toHaveTitle(/^故事正在长出来/);
  await expect(plant(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(step(page, '构思')).toHaveAttribute('aria-current', 'step');
  await expect(told(page)).toHaveText('第 1 步，构思');

  line.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  await expect(step(page, '写作')).toContainText(/写了 \d+ 句/);
  await expect(told(page)).toHaveText('第 2 步，写作');
  await expect(step(page, '构思')).toContainText('已完成');

  line.releaseUntil('checking');
  await expect(step(page, '检查单词')).toHaveAttribute('aria-current', 'step');
  await expect(plant(page).getByRole('timer')).toHaveText(/^已用 [1-9]\d* 秒$/);
  await expect(told(page)).toHaveText('第 3 步，检查单词');

  line.releaseUntil('saving');
  await expect(step(page, '翻译')).toHaveAttribute('aria-current', 'step');
  await expect(told(page)).toHaveText('第 4 步，翻译');
  expect(line.generateRequests).toHaveLength(1);

  line.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  await expect(page.getByRole('heading', { level: 1, name: THEME })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectOneStory(page);
  await page.goto('/');
  await expect(page.getByLabel('写主题')).toHaveValue('');
  expect(line.generateRequests).toHaveLength(1);
});

test('everything of it is in view on a phone of 360 by 740', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await generate(page);
  await expect(plant(page)).toBeVisible();
  const bar = (await page.getByRole('navigation', { name: '底部导航' }).boundingBox())!;
  const stop = (await page.getByRole('button', { name: '停止' }).boundingBox())!;
  expect(stop.y + stop.height).toBeLessThanOrEqual(bar.y);
});

test('stopping tells the server and gives the form back, without an error', async ({ page, line }) => {
  await generate(page);
  await expect(plant(page)).toBeVisible();
  const stopped = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: '停止' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL((await stopped).url()).pathname).toBe(
    `/api/stories/generations/${line.generateRequests[0]!.key}`,
  );
  await expectForm(page);
  await expect(page.getByRole('button', { name: '生成故事' })).toBeFocused();
  await expect(told(page)).toHaveText('停下来了，年级和主题都还在');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expectForm(page);
  expect(line.generateRequests).toHaveLength(1);
  line.releaseUntil('end');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page).toHaveURL(STORY);
  expect(line.generateRequests[1]!.key).not.toBe(line.generateRequests[0]!.key);
});

test('a reload in the middle joins it: one story', async ({ page, line }) => {
  await generate(page);
  line.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(plant(page)).toContainText(`六年级${THEME}`);
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  line.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect(line.generateRequests).toHaveLength(2);
  expect(line.generateRequests[1]).toEqual(line.generateRequests[0]);
  await expectOneStory(page);
});

test('a cut connection is joined again by itself: one story', async ({ page, line }) => {
  await generate(page);
  line.releaseUntil('checking');
  await expect(step(page, '检查单词')).toHaveAttribute('aria-current', 'step');
  line.disconnect();
  await expect.poll(() => line.generateRequests.length).toBe(2);
  await expect(told(page)).toHaveText('第 3 步，检查单词');
  line.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect(line.generateRequests[1]).toEqual(line.generateRequests[0]);
  await expectOneStory(page);
});

test('a line that stays dead is told, and trying again joins the same story', async ({ page, line }) => {
  await page.clock.install();
  await generate(page);
  line.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  line.isOffline = true;
  line.disconnect();
  await expect(plant(page)).toContainText('网络断了一下，正在接上。');
  await expect(async () => {
    await page.clock.runFor(8_000);
    await expect(failed(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(failed(page).getByRole('alert')).toHaveText('网络开小差了，再试一次。主题替你留着呢。');
  line.isOffline = false;
  line.releaseUntil('end');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page).toHaveURL(STORY);
  expect(new Set(line.generateRequests.map(({ key }) => key)).size).toBe(1);
  await expectOneStory(page);
});

test('a failure keeps grade and theme, and offers to try again', async ({ page, line }) => {
  await generate(page);
  line.releaseUntil('writing');
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  line.failStreams('PROVIDER_FAILED');
  await expect(failed(page)).toContainText(`六年级${THEME}`);
  await expect(failed(page).getByRole('alert')).toHaveText('故事没有写成，再试一次吧。主题替你留着呢。');
  await expect(failed(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: '换个主题' }).click();
  await expectForm(page);
  await expect(page.getByLabel('写主题')).toBeFocused();

  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(step(page, '写作')).toHaveAttribute('aria-current', 'step');
  line.failStreams('PROVIDER_TIMEOUT');
  await expect(failed(page)).toBeVisible();
  line.releaseUntil('end');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page).toHaveURL(STORY);
});

test('who goes to another page is told there of the story, and finds the plant when coming back', async ({
  page,
  line,
}) => {
  await generate(page);
  await expect(plant(page)).toBeVisible();
  await page.getByRole('link', { name: '我的' }).first().click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(plant(page)).toBeVisible();
  await page.getByRole('link', { name: '我的' }).first().click();
  await expect(page.getByRole('heading', { name: '我的小花园' })).toBeVisible();
  line.releaseUntil('end');
  await expect(page.getByText('故事写好了，在“最近生成”里等你')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(line.generateRequests).toHaveLength(1);
  await expectOneStory(page);
});

test('where the browser cannot read an answer while it arrives, the story comes all the same', async ({
  page,
  line,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Response.prototype, 'body'));
  await generate(page);
  await expect(page).toHaveURL(STORY);
  expect(line.generateRequests).toMatchObject([
    { plain: true, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  await expectOneStory(page);
});

test('plant and failure are accessible, in light and in dark', async ({ page, line }) => {
  await generate(page);
  line.releaseUntil('checking');
  await expect(step(page, '检查单词')).toHaveAttribute('aria-current', 'step');
  await expectNoViolations(page);
  line.failStreams('PROVIDER_FAILED');
  await expect(failed(page)).toBeVisible();
  await expectNoViolations(page);
});

test('a hostile theme is shown as it was typed', async ({ page }) => {
  await signInAtHome(page);
  const theme = '<img src=x onerror=alert(1)></script>\u202e👩‍👩‍👧‍👦'.repeat(5);
  await page.getByLabel('写主题').fill(theme);
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(plant(page)).toContainText('<img src=x onerror=alert(1)></script>');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('when the profile cannot be refreshed', () => {
  const LOGGED = 'the profile could not be refreshed';
  test.use({ mayLog: [LOGGED] });

  test('that is only logged, and the story opens', async ({ page, line }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    line.releaseUntil('end');
    await page.route('**/api/users/profile', (route) => route.abort());
    await generate(page);
    await expect(page).toHaveURL(STORY);
    await expect(page.getByRole('heading', { level: 1, name: THEME })).toBeVisible();
    await expect.poll(() => logged.filter((text) => text.startsWith(LOGGED))).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('after the story the profile counts it', async ({ page, line }) => {
  await generate(page);
  await expect(plant(page)).toBeVisible();
  const refreshed = page.waitForResponse('**/api/users/profile');
  line.releaseUntil('end');
  await expect(page).toHaveURL(STORY);
  expect((await refreshed).status()).toBe(200);
});
