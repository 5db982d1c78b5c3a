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
const LIFETIME = 5 * 60_000;
const panel = (page: Page) => page.getByRole('tabpanel');

async function expectPanel(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(panel(page)).toContainText(text);
}

/** Opens the login screen; resolves with the URL in its QR code and the match code. */
async function openQr(page: Page) {
  const fetched = page.waitForResponse('**/api/auth/wechat-qr');
  await page.goto(`${site.origin}/login`);
  const { data } = (await (await fetched).json()) as { data: { qrCode: string; matchCode: string } };
  return data;
}

/** Advances the clock to the next status poll. */
const poll = (page: Page) => page.clock.fastForward(POLL);

/** Opens a scanned code in the WeChat browser of a phone. */
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
    let release = () => {};
    const isReleased = new Promise<void>((done) => (release = done));
    await page.route('**/api/auth/wechat-qr', async (route) => {
      await isReleased;
      await route.continue();
    });
    const opening = openQr(page);
    await expectPanel(page, t.qr.loading);
    release();
    const { qrCode, matchCode } = await opening;
    await expectPanel(page, [...t.qr.ready, t.qr.matchCode(matchCode)]);
    const image = page.getByRole('img', { name: t.qr.image });
    await expect(image).toHaveAttribute('height', '192');

    const phone = await scan(browser, qrCode, language);
    // Exact, since the page also shows other numbers.
    await expect(phone.getByText(matchCode, { exact: true })).toBeVisible();
    await poll(page);
    await expectPanel(page, [...t.qr.scanned, t.qr.matchCode(matchCode)]);
    // Watched inside the page, which navigates within two seconds.
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

  test('a declined or expired code is refreshed by a click; a failed request shows an error', async ({
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
    await page.clock.fastForward(LIFETIME);
    await expectPanel(page, t.qr.expired);

    await page.route('**/api/auth/wechat-qr', (route) => route.abort());
    await refresh.click();
    await expectPanel(page, t.qr.failed);
    await page.unroute('**/api/auth/wechat-qr');
    await refresh.click();
    await expectPanel(page, t.qr.ready);
  });

  test('a failed status poll is only logged, and the next one succeeds', async ({ page, browser }) => {
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
        .poll(() => logged.filter((text) => text.includes('QR code')).length)
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

  test('China gets Chinese texts by default, whatever the browser language', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': CHINESE_ADDRESS });
    await openQr(page);
    await expect(panel(page)).toContainText('请用微信扫一扫');
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(panel(page)).toContainText('Scan with WeChat');
  });
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('has no accessibility violations in any theme and loads no Google or Apple code', async ({ page }) => {
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

  test('the phone page has no accessibility violations, light and dark', async ({ page, browser }) => {
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
