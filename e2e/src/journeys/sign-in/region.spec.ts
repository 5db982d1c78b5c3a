import type { Page } from '@playwright/test';
import { CHINESE_ADDRESS, type Layout, LAYOUTS, thoroughUnless } from '../../support/pages/sign-in-page';
import { type SignInSite, startSignInSite } from '../../support/fixtures/sign-in-site';
import { inBothLanguages, type SignInTexts } from '../../support/pages/sign-in-texts';
import { expect, test } from '../../support/fixtures/test';

const FIRST = 'https://first.ip.example/';
const SECOND = 'https://second.ip.example/json';
const CORS = { 'Access-Control-Allow-Origin': '*' };

// One product and its stand-ins for the file. Its own finding is `global`.
test.describe.configure({ mode: 'default' });
let site: SignInSite;
test.beforeAll(async () => {
  site = await startSignInSite('global', { IP_SERVICES: `${FIRST},${SECOND}` });
});
test.afterAll(() => site.stop());

/** What a layout alone shows. */
const markOf = (page: Page, t: SignInTexts, layout: Layout) =>
  layout === 'china'
    ? page.getByRole('img', { name: t.qr.image })
    : page.getByRole('button', { name: t.continueWith('Google') });

test.describe('who speaks English', () => {
  test.use({ locale: 'en-US' });

  test('the IP services are asked in their order, and the server says where the address is', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://*.ip.example/**', (route) => {
      const address = route.request().url();
      asked.push(address);
      const body = address === FIRST ? '{"ip":"not an address"}' : `{"ip":"${CHINESE_ADDRESS}"}`;
      return route.fulfill({ body, headers: CORS, contentType: 'application/json' });
    });
    const located = page.waitForRequest('**/api/location');
    await page.goto(`${site.origin}/login`);
    expect((await located).postDataJSON()).toEqual({ ip: CHINESE_ADDRESS });
    await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    expect(asked).toEqual([FIRST, SECOND]);
  });
});

for (const layout of LAYOUTS) {
  test.describe(`where a guess by the browser’s language is ${layout}`, () => {
    inBothLanguages((t, language) => {
      // The guess goes by what the browser speaks, the texts by what the guest chose.
      test.use({ locale: layout === 'china' ? 'zh-CN' : 'en-US' });
      test.beforeEach(({ page }) =>
        page.addInitScript((chosen) => localStorage.setItem('language', chosen), language),
      );

      test(
        'it stands after three seconds of silence, and says so',
        thoroughUnless(layout, 'china'),
        async ({ page }) => {
          // Never answered.
          await page.route('https://*.ip.example/**', () => {});
          await page.clock.install();
          const asked = page.waitForRequest(FIRST);
          // Looked for inside the page: a busy machine could look too late.
          const isDetecting = page.waitForFunction(
            (label) => document.querySelector(`[role=status][aria-label="${label}"]`),
            t.detecting,
          );
          await page.goto(`${site.origin}/login`);
          await Promise.all([asked, isDetecting]);
          await page.clock.fastForward(3_000);
          await expect(page.getByText(t.locationFailed)).toBeVisible();
          await expect(markOf(page, t, layout)).toBeVisible();
        },
      );

      test(
        'it stands at once where nobody can say, and says so',
        thoroughUnless(layout, 'global'),
        async ({ page }) => {
          await page.route('https://*.ip.example/**', (route) => route.abort());
          await page.route('**/api/location', (route) => route.abort());
          await page.goto(`${site.origin}/login`);
          await expect(page.getByText(t.locationFailed)).toBeVisible();
          await expect(markOf(page, t, layout)).toBeVisible();
        },
      );
    });
  });
}
