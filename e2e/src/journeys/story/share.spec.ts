import type { Browser, Page } from '@playwright/test';
import {
  fetchAsPupil,
  expect,
  openNewStory,
  newPupil,
  signIn,
  storyIdOf,
  test,
} from '../../support/fixtures/test';

const THEME = '动物园之旅';

/** What the stand-in for the browser's share sheet is to do, and what it was given. */
interface Sheet {
  answer: 'done' | 'AbortError' | 'NotAllowedError';
  given: ShareData[];
}
declare global {
  interface Window {
    sheet: Sheet;
  }
}

/** Headless Chromium has no share sheet: this stands in for it, with the browser's own manners. */
async function giveSheet(page: Page, answer: Sheet['answer']) {
  await page.addInitScript((kind) => {
    window.sheet = { answer: kind, given: [] };
    navigator.share = async (data) => {
      if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError');
      window.sheet.given.push(data!);
      if (kind !== 'done') throw new DOMException(kind, kind);
    };
  }, answer);
}
const takeSheet = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
const sheetOf = (page: Page) => page.evaluate(() => window.sheet);

async function aStory(page: Page) {
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

/** What somebody else, without an account, sees at the address. */
async function visit(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.close();
  return title;
}

test('the owner shares by the device: recorded, then title, beginning and address handed over', async ({
  page,
  browser,
  baseURL,
}) => {
  await giveSheet(page, 'done');
  const { path, beginning } = await aStory(page);
  expect(await visit(browser, baseURL!, path)).toBe('没有找到这个故事');

  await shareButton(page).dblclick();
  await expect(publicMark(page)).toBeVisible();
  const { given } = await sheetOf(page);
  expect(given).toEqual([{ title: THEME, text: beginning, url: `${baseURL}${path}` }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sharesOf(page)).toBe(1);
  expect(await visit(browser, baseURL!, path)).toBe(THEME);

  await page.reload();
  await expect(publicMark(page)).toBeVisible();
});

test('a share sheet that is closed says nothing', async ({ page }) => {
  await giveSheet(page, 'AbortError');
  await aStory(page);
  await shareButton(page).click();
  await expect(publicMark(page)).toBeVisible();
  expect((await sheetOf(page)).given).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without a share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const kind of ['missing', 'refused'] as const)
    test(`${kind}: the link is copied, and that is said`, async ({ page, baseURL }) => {
      await (kind === 'missing' ? takeSheet(page) : giveSheet(page, 'NotAllowedError'));
      const { path } = await aStory(page);
      await shareButton(page).click();
      await expect(page.getByRole('dialog')).toContainText('链接已复制，去粘贴给朋友吧');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(shareButton(page)).toBeFocused();
    });
});

test('where nothing may be copied the link is shown, selected, to be copied by hand', async ({
  page,
  baseURL,
}) => {
  await takeSheet(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const { path } = await aStory(page);
  await shareButton(page).click();
  const field = page.getByRole('dialog', { name: '把链接复制给朋友' }).getByLabel('故事链接');
  await expect(field).toHaveValue(`${baseURL}${path}`);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}${path}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shareButton(page)).toBeFocused();
});

test('the owner stops sharing by keyboard: another browser cannot read it, nor see what it is about', async ({
  page,
  browser,
  baseURL,
}) => {
  await giveSheet(page, 'done');
  const { path } = await aStory(page);
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

  expect(await visit(browser, baseURL!, path)).toBe('没有找到这个故事');
  const html = await (await page.request.get(path)).text();
  expect(html).not.toContain(THEME);
  expect((await page.request.get(`/preview/${storyIdOf(page)}.png`)).status()).toBe(404);
});

test('a share that is not recorded shares nothing', async ({ page }) => {
  await giveSheet(page, 'done');
  await aStory(page);
  await page.route('**/api/stories/*/share', (route) => route.abort());
  await shareButton(page).click();
  await expect(page.getByText('没有分享成功，再试一次吧')).toBeVisible();
  expect((await sheetOf(page)).given).toEqual([]);
  await expect(publicMark(page)).toHaveCount(0);
});

test('a guest passes the address on, unrecorded, and can end nothing', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
  const author = await context.newPage();
  const { path, beginning } = await aStory(author);
  await fetchAsPupil(author, 'POST', `/stories/${storyIdOf(author)}/share`);

  await giveSheet(page, 'done');
  await page.goto(path);
  await shareButton(page).click();
  await expect.poll(async () => (await sheetOf(page)).given).toHaveLength(1);
  expect((await sheetOf(page)).given).toEqual([{ title: THEME, text: beginning, url: `${baseURL}${path}` }]);
  await expect(page.getByRole('button', { name: '停止分享' })).toHaveCount(0);
  expect(await sharesOf(author)).toBe(1);
  await context.close();
});

test('the shared link’s head, as a chat app fetches it, names title, text and a picture that is there', async ({
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
    // As a chat app reads it: nothing of it runs.
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

  // The page itself stands, and says the theme as it was written.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
});
