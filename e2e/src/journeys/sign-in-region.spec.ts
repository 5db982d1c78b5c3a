import { type SignInSite, startSignInSite } from '../support/sign-in-site';
import { expect, test } from '../support/test';

const FIRST = 'https://first.ip.example/';
const SECOND = 'https://second.ip.example/json';
const CORS = { 'Access-Control-Allow-Origin': '*' };
/** In mainland China, by the embedded database. */
const CHINESE_ADDRESS = '114.114.114.114';

// One product and its stand-ins for the file. Its own finding is `global`.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-US' });
let site: SignInSite;
test.beforeAll(async () => {
  site = await startSignInSite('global', { IP_SERVICES: `${FIRST},${SECOND}` });
});
test.afterAll(() => site.stop());

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

test('a guess stands after three seconds of silence, and says so', async ({ page }) => {
  // Never answered.
  await page.route('https://*.ip.example/**', () => {});
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole('status', { name: 'Getting the ways to log in ready' })).toBeVisible();
  await expect(page.getByText('Failed to detect location')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
