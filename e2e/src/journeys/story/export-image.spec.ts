import type { Browser, Page } from '@playwright/test';
import { readPng } from '../../support/checks/png';
import {
  expectTransientDialog,
  fetchAsPupil,
  expect,
  openNewStory,
  signIn,
  storyIdOf,
  test,
} from '../../support/fixtures/test';

const THEME = '动物园之旅';
const SUCCEEDED = '导出成功！';
const button = (page: Page) => page.getByRole('button', { name: '导出图片' });
const isRecord = (url: string, id: string) => url.endsWith(`/api/stories/${id}/export`);

/** Clicks the button, expects success, and decodes the downloaded file. */
async function exported(page: Page) {
  const downloading = page.waitForEvent('download');
  await expectTransientDialog(page, SUCCEEDED, () => button(page).click());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const download = await downloading;
  return { name: download.suggestedFilename(), picture: await readPng(await download.path()) };
}

/** Expects the whole image, with a QR code to its story and the AI label in its metadata. */
function expectPage(picture: Awaited<ReturnType<typeof readPng>>, address: string) {
  expect(picture.width).toBe(1500);
  expect(picture.height).toBeGreaterThanOrEqual(1600);
  expect(picture.fileSize).toBeLessThanOrEqual(1.5e6);
  // The hills at the bottom: illustrations keep their colours.
  expect(picture.colourAt(750, picture.height - 3)).toBe('#9ccb7c');
  expect(picture.readQrCode(80, picture.height - 600, 300)).toBe(address);
  expect(JSON.parse(picture.texts['AIGC']!)).toMatchObject({
    AIGC: { Label: '1', ContentProducer: 'StorySprout', ProduceID: address.split('/').at(-1) },
  });
}

test('a pupil exports a story: file with text, QR code and AI label, success message, usage record', async ({
  page,
}) => {
  await signIn(page);
  await openNewStory(page, '九年级', THEME);
  const recording = page.waitForResponse((response) => isRecord(response.url(), storyIdOf(page)));
  const { name, picture } = await exported(page);
  expect(name).toBe(`${THEME}.png`);
  expectPage(picture, page.url());
  expect((await recording).status()).toBe(200);
  // The page is unchanged.
  await expect(button(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
});

test('the image has a light background in any theme', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '三年级', THEME);
  const before = await exported(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const { picture } = await exported(page);
  expect(picture.colourAt(10, 10)).toBe('#fffbf2');
  expect(picture.height).toBe(before.picture.height);
  for (const x of [140, 750, 1400])
    for (const y of [100, 300, 700]) expect(picture.colourAt(x, y)).toBe(before.picture.colourAt(x, y));
});

test('a guest exports a shared story, in English', async ({ page, browser, baseURL }) => {
  await signIn(page);
  await openNewStory(page, '三年级', THEME);
  await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
  const guest = await context.newPage();
  await guest.goto(new URL(page.url()).pathname);
  const downloading = guest.waitForEvent('download');
  const recording = guest.waitForResponse((response) => isRecord(response.url(), storyIdOf(page)));
  const succeeding = guest.waitForFunction(() => document.body.innerText.includes('Export succeeded!'));
  await guest.getByRole('button', { name: 'Export image' }).click();
  await succeeding;
  expectPage(await readPng(await (await downloading).path()), page.url());
  expect((await recording).status()).toBe(200);
  await context.close();
});

test('the export succeeds when the usage record fails', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '三年级', THEME);
  await page.route('**/api/stories/*/export', (route) => route.abort());
  const recording = page.waitForEvent('requestfailed', (request) => isRecord(request.url(), storyIdOf(page)));
  expectPage((await exported(page)).picture, page.url());
  await recording;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a failed rendering shows an error, records nothing, and can be retried', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '三年级', THEME);
  let records = 0;
  page.on('request', (request) => (records += Number(isRecord(request.url(), storyIdOf(page)))));
  await page.evaluate(() => {
    const draw = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      HTMLCanvasElement.prototype.toBlob = draw;
      done(null);
    };
  });
  await button(page).click();
  await expect(page.getByRole('dialog')).toContainText('导出失败，请重试');
  expect(records).toBe(0);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  expectPage((await exported(page)).picture, page.url());
  await expect.poll(() => records).toBe(1);
});

test('loads the exporter on the first click and retries loading on the next one', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '三年级', THEME);
  let requestCount = 0;
  await page.route('**/exporter-*.js', (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.reload();
  await expect(button(page)).toBeVisible();
  expect(requestCount).toBe(0);
  await button(page).click();
  await expect(page.getByRole('dialog')).toContainText('导出失败，请重试');
  await page.unroute('**/exporter-*.js');
  await page.keyboard.press('Escape');
  expectPage((await exported(page)).picture, page.url());
});

test('works by keyboard; while exporting, the button is busy and ignores a second press', async ({
  page,
}) => {
  await signIn(page);
  await openNewStory(page, '三年级', THEME);
  let release: () => void = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/exporter-*.js', async (route) => {
    await held;
    await route.fallback();
  });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await button(page).focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: '正在导出……' });
  await expect(busy).toBeFocused();
  await expect(page.getByText('图片正在导出，请等一等')).toHaveRole('status');
  await page.keyboard.press('Enter');
  release();
  await expect.poll(() => downloads).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(downloads).toBe(1);
});

for (const [what, theme, fileName] of [
  ['markup', '<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1).png'],
  ['a closing script tag', '</script><script>alert(1)</script>', 'script script alert(1) script.png'],
  ['direction marks', '我的\u202Egnp.exe\u202C朋友', '我的gnp.exe朋友.png'],
  ['200 emoji', '🎈'.repeat(200), `${'🎈'.repeat(30)}.png`],
] as const) {
  test(`a theme with ${what} executes nothing and gives a safe file name and a whole image`, async ({
    page,
  }) => {
    page.on('dialog', () => expect('a script').toBe('not run'));
    await signIn(page);
    await openNewStory(page, '三年级', theme);
    const { name, picture } = await exported(page);
    expect(name).toBe(fileName);
    expectPage(picture, page.url());
  });
}

for (const [browserName, userAgent] of [
  ['WeChat', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile MicroMessenger/8.0.49'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'],
] as const) {
  test(`in ${browserName} the image is shown for a long press, and closing returns the focus to the button`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    await signIn(page);
    await openNewStory(page, '三年级', THEME);
    await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
    const guest = await guestWith(browser, { baseURL: baseURL!, userAgent, viewport });
    await guest.goto(new URL(page.url()).pathname);
    const recording = guest.waitForRequest((request) => isRecord(request.url(), storyIdOf(page)));
    await button(guest).click();
    const dialog = guest.getByRole('dialog', { name: '长按图片保存' });
    await expect(dialog).toContainText(SUCCEEDED);
    const shown = dialog.getByRole('img', { name: `故事“${THEME}”的图片` });
    const address = (await shown.getAttribute('src'))!;
    const picture = await readPng(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'));
    expectPage(picture, page.url());
    await recording;
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button(guest)).toBeFocused();
    await button(guest).click();
    await dialog.getByRole('button', { name: '好了' }).click();
    await expect(dialog).toHaveCount(0);
    await guest.context().close();
  });
}

async function guestWith(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', ...options });
  return context.newPage();
}
