import type { Browser, Page } from '@playwright/test';
import {
  expectTransientDialog,
  fetchAsPupil,
  expect,
  openNewStory,
  newPupil,
  signIn,
  storyIdOf,
  test,
} from '../../support/fixtures/test';

const THEME = '动物园之旅';

/** Stub of the browser's share sheet: its result and the data passed to it. */
interface ShareSheet {
  result: 'done' | 'AbortError' | 'NotAllowedError';
  sharedData: ShareData[];
}
declare global {
  interface Window {
    shareSheet: ShareSheet;
  }
}

/** Stubs `navigator.share`, which headless Chromium lacks, including its user activation check. */
async function stubShareSheet(page: Page, result: ShareSheet['result']) {
  await page.addInitScript((kind) => {
    window.shareSheet = { result: kind, sharedData: [] };
    navigator.share = async (data) => {
      if (!navigator.userActivation.isActive) throw new DOMException('no user activation', 'NotAllowedError');
      window.shareSheet.sharedData.push(data!);
      if (kind !== 'done') throw new DOMException(kind, kind);
    };
  }, result);
}
const removeShareSheet = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
const shareSheetOf = (page: Page) => page.evaluate(() => window.shareSheet);

async function openOwnStory(page: Page) {
  await signIn(page);
  const { id, englishText } = await openNewStory(page, '四年级', THEME);
  return { path: `/story/${id}`, beginning: `${englishText.slice(0, 100)}…` };
}

const shareButton = (page: Page) => page.getByRole('button', { name: '分享', exact: true });
const publicMark = (page: Page) => page.locator('b', { hasText: '已公开' });

async function sharesOf(page: Page) {
  const { data } = (await (await fetchAsPupil(page, 'GET', '/users/profile')).json()) as {
    data: { stats: { totalShares: number } };
  };
  return data.stats.totalShares;
}

/** Heading that a guest sees at the path. */
async function headingForGuest(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.close();
  return title;
}

test('the owner shares by the share sheet: recorded, then title, beginning and URL passed on', async ({
  page,
  browser,
  baseURL,
}) => {
  await stubShareSheet(page, 'done');
  const { path, beginning } = await openOwnStory(page);
  expect(await headingForGuest(browser, baseURL!, path)).toBe('没有找到这个故事');

  await shareButton(page).dblclick();
  await expect(publicMark(page)).toBeVisible();
  const { sharedData } = await shareSheetOf(page);
  expect(sharedData).toEqual([{ title: THEME, text: beginning, url: `${baseURL}${path}` }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sharesOf(page)).toBe(1);
  expect(await headingForGuest(browser, baseURL!, path)).toBe(THEME);

  await page.reload();
  await expect(publicMark(page)).toBeVisible();
});

test('a dismissed share sheet shows no message', async ({ page }) => {
  await stubShareSheet(page, 'AbortError');
  await openOwnStory(page);
  await shareButton(page).click();
  await expect(publicMark(page)).toBeVisible();
  expect((await shareSheetOf(page)).sharedData).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without a share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const kind of ['missing', 'refused'] as const)
    test(`${kind}: the link is copied, with a message`, async ({ page, baseURL }) => {
      await (kind === 'missing' ? removeShareSheet(page) : stubShareSheet(page, 'NotAllowedError'));
      const { path } = await openOwnStory(page);
      await expectTransientDialog(page, '链接已复制，去粘贴给朋友吧', () => shareButton(page).click());
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(shareButton(page)).toBeFocused();
    });
});

test('without clipboard access the link is shown and selected for manual copying', async ({
  page,
  baseURL,
}) => {
  await removeShareSheet(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const { path } = await openOwnStory(page);
  await shareButton(page).click();
  const field = page.getByRole('dialog', { name: '把链接复制给朋友' }).getByLabel('故事链接');
  await expect(field).toHaveValue(`${baseURL}${path}`);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}${path}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shareButton(page)).toBeFocused();
});

test('the owner unshares by keyboard: others can read neither the story nor its preview', async ({
  page,
  browser,
  baseURL,
}) => {
  await stubShareSheet(page, 'done');
  const { path } = await openOwnStory(page);
  await shareButton(page).click();
  await expect(publicMark(page)).toBeVisible();
  expect(await (await page.request.get(path)).text()).toContain('og:image:width');

  await page.getByRole('button', { name: '停止分享' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '停止分享这个故事吗？' });
  await expect(question.getByRole('button', { name: '先不停' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已停止分享，现在只有你能读')).toBeVisible();
  await expect(publicMark(page)).toHaveCount(0);
  await expect(shareButton(page)).toBeFocused();

  expect(await headingForGuest(browser, baseURL!, path)).toBe('没有找到这个故事');
  const html = await (await page.request.get(path)).text();
  expect(html).not.toContain(THEME);
  expect((await page.request.get(`/preview/${storyIdOf(page)}.png`)).status()).toBe(404);
});

test('a failed share request does not open the share sheet', async ({ page }) => {
  await stubShareSheet(page, 'done');
  await openOwnStory(page);
  await page.route('**/api/stories/*/share', (route) => route.abort());
  await shareButton(page).click();
  await expect(page.getByText('没有分享成功，再试一次吧')).toBeVisible();
  expect((await shareSheetOf(page)).sharedData).toEqual([]);
  await expect(publicMark(page)).toHaveCount(0);
});

test('a guest shares the URL without a record and cannot unshare', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  const author = await context.newPage();
  const { path, beginning } = await openOwnStory(author);
  await fetchAsPupil(author, 'POST', `/stories/${storyIdOf(author)}/share`);

  await stubShareSheet(page, 'done');
  await page.goto(path);
  await shareButton(page).click();
  await expect.poll(async () => (await shareSheetOf(page)).sharedData).toHaveLength(1);
  expect((await shareSheetOf(page)).sharedData).toEqual([
    { title: THEME, text: beginning, url: `${baseURL}${path}` },
  ]);
  await expect(page.getByRole('button', { name: '停止分享' })).toHaveCount(0);
  expect(await sharesOf(author)).toBe(1);
  await context.close();
});

test('the Open Graph tags of a shared link contain title, text and an existing image', async ({
  page,
  baseURL,
}) => {
  const pupil = newPupil();
  await signIn(page, pupil);
  await openNewStory(page, '二年级', `${THEME}</title><img src=x onerror=alert(1)>"'`);
  const path = `/story/${storyIdOf(page)}`;
  await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
  const html = await (await fetch(`${baseURL}${path}`)).text();
  const head = await page.evaluate((text) => {
    // Parsed as a chat app does, without executing the page.
    const metas = new Map<string, string>();
    for (const [, key, content] of text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
      metas.set(key!, content!);
    return Object.fromEntries(metas);
  }, html);
  expect(head['og:title']).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  expect(head['og:description']).toMatch(/^.{80,}…$/);
  expect(head['og:url']).toBe(`${baseURL}${path}`);
  const picture = await fetch(head['og:image']!);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight].map(String);
  }, new URL(head['og:image']!).pathname);
  expect(size).toEqual([head['og:image:width'], head['og:image:height']]);

  // The page itself shows the theme as text.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
});
