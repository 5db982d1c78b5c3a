import type { Page } from '@playwright/test';
import { CHINESE_ADDRESS, type Layout, LAYOUTS, thoroughUnless } from '../../support/pages/sign-in-page';
import { type SignInSite, startSignInSite } from '../../support/fixtures/sign-in-site';
import { inBothLanguages, type SignInTexts } from '../../support/pages/sign-in-texts';
import { expect, test } from '../../support/fixtures/test';

const FIRST = 'https://first.ip.example/';
const SECOND = 'https://second.ip.example/json';
const CORS = { 'Access-Control-Allow-Origin': '*' };

// One sign-in site for the file. Its own region detection returns `global`.
test.describe.configure({ mode: 'default' });
let site: SignInSite;
test.beforeAll(async () => {
  site = await startSignInSite('global', { IP_SERVICES: `${FIRST},${SECOND}` });
});
test.afterAll(() => site.stop());

/** Element that only this layout contains. */
const elementOf = (page: Page, t: SignInTexts, layout: Layout) =>
  layout === 'china'
    ? page.getByRole('img', { name: t.qr.image })
    : page.getByRole('button', { name: t.continueWith('Google') });

test.describe('with an English browser', () => {
  test.use({ locale: 'en-US' });

  test('requests the IP services in order, then the location of the address from the server', async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route('https://*.ip.example/**', (route) => {
      const address = route.request().url();
      requests.push(address);
      const body = address === FIRST ? '{"ip":"not an address"}' : `{"ip":"${CHINESE_ADDRESS}"}`;
      return route.fulfill({ body, headers: CORS, contentType: 'application/json' });
    });
    const located = page.waitForRequest('**/api/location');
    await page.goto(`${site.origin}/login`);
    expect((await located).postDataJSON()).toEqual({ ip: CHINESE_ADDRESS });
    await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    expect(requests).toEqual([FIRST, SECOND]);
  });
});

for (const layout of LAYOUTS) {
  test.describe(`with the ${layout} layout as fallback by browser language`, () => {
    inBothLanguages((t, language) => {
      // The fallback depends on the browser's locale, the texts on the selected language.
      test.use({ locale: layout === 'china' ? 'zh-CN' : 'en-US' });
      test.beforeEach(({ page }) =>
        page.addInitScript((value) => localStorage.setItem('language', value), language),
      );

      test(
        'falls back with a message after a timeout of three seconds',
        thoroughUnless(layout, 'china'),
        async ({ page }) => {
          // No response.
          await page.route('https://*.ip.example/**', () => {});
          await page.clock.install();
          const requested = page.waitForRequest(FIRST);
          // Watched inside the page, since a busy machine could poll too late.
          const isDetecting = page.waitForFunction(
            (label) => document.querySelector(`[role=status][aria-label="${label}"]`),
            t.detecting,
          );
          await page.goto(`${site.origin}/login`);
          await Promise.all([requested, isDetecting]);
          await page.clock.fastForward(3_000);
          await expect(page.getByText(t.locationFailed)).toBeVisible();
          await expect(elementOf(page, t, layout)).toBeVisible();
        },
      );

      test(
        'falls back with a message immediately when all requests fail',
        thoroughUnless(layout, 'global'),
        async ({ page }) => {
          await page.route('https://*.ip.example/**', (route) => route.abort());
          await page.route('**/api/location', (route) => route.abort());
          await page.goto(`${site.origin}/login`);
          await expect(page.getByText(t.locationFailed)).toBeVisible();
          await expect(elementOf(page, t, layout)).toBeVisible();
        },
      );
    });
  });
}
