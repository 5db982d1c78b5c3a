import type { Browser, Page } from '@playwright/test';
import { setVisitor, CHINESE_ADDRESS, expectSignedIn } from '../../support/pages/sign-in-page';
import { type SignInSite, test } from '../../support/fixtures/sign-in-site';
import { inBothLanguages, type SignInLanguage } from '../../support/pages/sign-in-texts';
import { expect } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

let site: SignInSite;
test.beforeEach(({ site: started }) => {
  site = started;
});

const POLL = 2_000;
const LIFE = 5 * 60_000;
const panel = (page: Page) => page.getByRole('tabpanel');

async function expectPanel(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(panel(page)).toContainText(text);
}

/** Opens the login screen; resolves with the address in its QR code and the digits beside it. */
async function openQr(page: Page) {
  const fetched = page.waitForResponse('**/api/auth/wechat-qr');
  await page.goto(`${site.origin}/login`);
  const { data } = (await (await fetched).json()) as { data: { qrCode: string; matchCode: string } };
  return data;
}

/** The next look at what has become of the code is due now. */
const poll = (page: Page) => page.clock.fastForward(POLL);

/** Somebody's phone, inside WeChat, that has scanned a code. */
async function scan(browser: Browser, address: string, language: SignInLanguage): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50';
  const context = await browser.newContext({ userAgent, locale: language });
  const phone = await context.newPage();
  await phone.goto(address);
  return phone;
}

inBothLanguages((t, language) => {
  test.beforeEach(async ({ page }) => {
    await setVisitor(page, 'china', language);
    await page.clock.install();
  });

  test('a code scanned and confirmed on the phone signs in', async ({ page, browser }) => {
    let serve = () => {};
    const asked = new Promise<void>((done) => (serve = done));
    await page.route('**/api/auth/wechat-qr', async (route) => {
      await asked;
      await route.continue();
    });
    const opening = openQr(page);
    await expectPanel(page, t.qr.loading);
    serve();
    const { qrCode, matchCode } = await opening;
    await expectPanel(page, [...t.qr.ready, matchCode]);
    const image = page.getByRole('img', { name: t.qr.image });
    await expect(image).toHaveAttribute('height', '192');

    const phone = await scan(browser, qrCode, language);
    await expect(phone.getByText(matchCode)).toBeVisible();
    await poll(page);
    await expectPanel(page, [...t.qr.scanned, matchCode]);
    // Looked for inside the page, which goes on within two seconds.
    const isConfirmed = page.waitForFunction(
      (texts) => texts.every((text) => document.querySelector('[role=tabpanel]')?.textContent.includes(text)),
      t.qr.confirmed,
    );
    const confirm = async () => {
      await phone.getByRole('button', { name: t.phone.confirm }).click();
      await expect(phone.getByRole('heading')).toHaveText(t.phone.confirmed);
      await poll(page);
      await isConfirmed;
    };
    await expectSignedIn(page, t, confirm, { address: `${site.origin}/` });
    await phone.context().close();
    await page.goto(`${site.origin}/profile`);
    await expect(page.getByText('微信小读者')).toBeVisible();
  });

  test('a code declined or too old is expired, and refreshed by a press; none to be had is told', async ({
    page,
    browser,
  }) => {
    const { qrCode } = await openQr(page);
    const phone = await scan(browser, qrCode, language);
    await phone.getByRole('button', { name: t.phone.decline }).click();
    await phone.context().close();
    await poll(page);
    await expectPanel(page, t.qr.expired);

    const refresh = page.getByRole('button', { name: t.qr.refresh });
    await refresh.click();
    await expectPanel(page, t.qr.ready);
    await expect(refresh).toHaveCount(0);
    await page.clock.fastForward(LIFE);
    await expectPanel(page, t.qr.expired);

    await page.route('**/api/auth/wechat-qr', (route) => route.abort());
    await refresh.click();
    await expectPanel(page, t.qr.failed);
    await page.unroute('**/api/auth/wechat-qr');
    await refresh.click();
    await expectPanel(page, t.qr.ready);
  });

  test('a look that fails is only logged, and the next one finds what has become of the code', async ({
    page,
    browser,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && logged.push(message.text())));
    const { qrCode } = await openQr(page);
    await expectPanel(page, t.qr.ready);
    await page.route('**/api/auth/wechat-status/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'away', code: 'UNAVAILABLE' } }),
    );
    for (let failed = 1; failed <= 2; failed += 1) {
      await poll(page);
      await expect
        .poll(() => logged.filter((text) => text.includes('could not be asked about')).length)
        .toBeGreaterThanOrEqual(failed);
    }
    await expectPanel(page, t.qr.ready);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/auth/wechat-status/*');
    const phone = await scan(browser, qrCode, language);
    await poll(page);
    await expectPanel(page, t.qr.scanned);
    await phone.context().close();
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('who speaks no Chinese reads it in China all the same, until they choose', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': CHINESE_ADDRESS });
    await openQr(page);
    await expect(panel(page)).toContainText('请用微信扫一扫');
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(panel(page)).toContainText('Scan with WeChat');
  });
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('breaks no rule of access in any theme, and loads nothing of Google or Apple', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url());
    });
    await setVisitor(page, 'china', 'zh-CN');
    await openQr(page);
    await expect(panel(page)).toContainText('安全登录');
    await expectNoViolations(page, ['light', 'sepia', 'dark']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(foreign).toEqual([]);
  });

  test('the phone’s page breaks no rule of access, light and dark', async ({ page, browser }) => {
    await setVisitor(page, 'china', 'zh-CN');
    const { qrCode } = await openQr(page);
    const phone = await scan(browser, qrCode, 'zh-CN');
    await phone.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await expectNoViolations(phone, ['light']);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await phone.context().close();
  });
});
