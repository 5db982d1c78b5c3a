import type { Page } from '@playwright/test';
import { type SignInSite, startSignInSite } from '../support/sign-in-site';
import { expect, test } from '../support/test';
import { expectNoViolations } from '../support/violations';

// One product and its stand-ins for the file.
test.describe.configure({ mode: 'default' });
let site: SignInSite;
test.beforeAll(async () => {
  site = await startSignInSite('global');
});
test.beforeEach(() => {
  site.google.behave();
  site.apple.behave();
});
test.afterAll(() => site.stop());

const google = (page: Page) => page.getByRole('button', { name: /Google/ });
const apple = (page: Page) => page.getByRole('button', { name: /Apple/ });

/** Counted by the stand-ins' scripts. */
interface Calls {
  gsiCalls?: { initialize: number };
  appleCalls?: { init: number };
}

/** Opens the login screen and waits until both providers are prepared: a press before that is told to come back later. */
async function openLogin(page: Page) {
  await page.goto(`${site.origin}/login`);
  await page.waitForFunction(() => {
    const { gsiCalls, appleCalls } = window as Calls;
    return Boolean(gsiCalls?.initialize && appleCalls?.init);
  });
  await expect(google(page)).toBeVisible();
}

async function expectSignedIn(page: Page, path = '/') {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(
    /登录成功|Logged in/,
  );
  await expect(page).toHaveURL(site.origin + path);
  await expect(page.getByRole('button', { name: /退出|Log out/ })).toBeVisible();
}

/** Presses what opens a window, and chooses in it. */
async function chooseInWindow(page: Page, press: () => Promise<void>, choice: string) {
  const opening = page.waitForEvent('popup');
  await press();
  const opened = await opening;
  if (choice === 'close') await opened.close();
  else await opened.getByText(choice, { exact: true }).click();
}

test('one tap of Google signs in, back to where the pupil was, with the theme kept', async ({ page }) => {
  await page.goto(site.origin);
  await page.getByLabel('写主题').fill('会飞的书包');
  await page.getByRole('button', { name: '生成故事' }).click();
  await expect(page).toHaveURL(`${site.origin}/login`);
  await google(page).click();
  await expectSignedIn(page);
  await expect(page.getByLabel('写主题')).toHaveValue('会飞的书包');
  await page.goto(`${site.origin}/profile`);
  await expect(page.getByText('Google Sprout')).toBeVisible();
});

test('the keyboard alone signs in with Google', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('tab', { name: '快捷登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('form', { name: '邮箱登录' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(apple(page)).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    if (await google(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(google(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('where One Tap does not come, each reason is told, and Google’s own button signs in', async ({
    page,
  }) => {
    for (const [prompt, text] of [
      ['skipped', 'Google One Tap was skipped'],
      ['abort', 'The login was interrupted'],
      ['notDisplayed', 'Google login is not available right now'],
    ] as const) {
      site.google.behave({ prompt });
      await openLogin(page);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('alert')).toContainText(text);
    }
    await page.frameLocator('iframe').getByRole('button').click();
    await expectSignedIn(page);
  });

  test('Apple signs in with the name of the first authorisation', async ({ page }) => {
    site.apple.become(
      { sub: 'apple-new', email: 'new@apple.example', email_verified: true },
      { firstName: 'Apple', lastName: 'Sprout' },
    );
    await openLogin(page);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Apple' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await (await opening).getByRole('button', { name: 'Continue' }).click();
    await expectSignedIn(page);
    await page.goto(`${site.origin}/profile`);
    await expect(page.getByText('Apple Sprout')).toBeVisible();
  });
});

test('without its script Google signs in by its window; declining and closing it are silent', async ({
  page,
}) => {
  site.google.behave({ script: 'missing' });
  const nonce = page.waitForResponse('**/api/auth/nonce');
  await page.goto(`${site.origin}/login`);
  await nonce;
  await expect(page.getByRole('alert')).toHaveText('无法加载Google登录服务');
  const press = () => google(page).click();
  for (const choice of ['cancel', 'close']) {
    await chooseInWindow(page, press, choice);
    await expect(google(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await chooseInWindow(page, press, 'fail');
  await expect(page.getByRole('alert')).toHaveText('登录出现错误，请稍后重试');
  await chooseInWindow(page, press, 'approve');
  await expectSignedIn(page);
});

test('Apple’s window closed or declined is silent; what breaks is told', async ({ page }) => {
  await openLogin(page);
  const press = () => apple(page).click();
  for (const choice of ['Cancel', 'close']) {
    await chooseInWindow(page, press, choice);
    await expect(apple(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  site.apple.behave({ initThrows: true });
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole('alert')).toHaveText('Apple登录初始化失败');
  await press();
  await expect(page.getByRole('alert')).toHaveText('Apple登录服务未就绪，请稍后重试');
});

test('a token that does not verify is refused, and the next try works', async ({ page }) => {
  const somebody = { sub: 'google-2', email: 'second@gmail.example', email_verified: true, name: '第二位' };
  site.google.become({ ...somebody, aud: 'another application' });
  await openLogin(page);
  await google(page).click();
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(told).toContainText('Google登录失败');
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  site.google.become(somebody);
  await google(page).click();
  await expectSignedIn(page);
});

test('the providers’ addresses are allowed on the login screen, and on no other page', async ({ page }) => {
  const policyAt = async (path: string) =>
    (await page.request.get(site.origin + path)).headers()['content-security-policy']!;
  const login = await policyAt('/login');
  expect(login).toContain(site.google.scriptUrl);
  expect(login).toContain(site.apple.scriptUrl);
  for (const path of ['/', '/auth/google/callback', '/about', '/reset-password']) {
    const policy = await policyAt(path);
    expect(policy).not.toContain('127.0.0.1');
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});

test.describe('the callback page', () => {
  // The browser says that it refused the frame.
  test.use({ mayLog: ['Framing', 'Refused to frame', 'Refused to display'] });

  test('a stranger that opens or frames the callback page gets nothing', async ({ page, context }) => {
    const heard = (at: Page) => at.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    const listen = (at: Page) =>
      at.evaluate(() => {
        const kept: unknown[] = [];
        Object.assign(window, { heard: kept });
        window.addEventListener('message', ({ data }) => void kept.push(data));
      });
    const callback = `${site.origin}/auth/google/callback#id_token=a.b.c&state=s`;

    // Another origin: the stand-in of Google serves one.
    await page.goto(`${site.google.origin}/o/oauth2/v2/auth`);
    await listen(page);
    const opening = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address), callback);
    await (await opening).waitForEvent('close');
    await page.evaluate(
      (address) =>
        new Promise((done) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', done);
          frame.src = address;
          document.body.append(frame);
        }),
      callback,
    );
    expect(await heard(page)).toEqual([]);

    // The same origin is told: the test above would else prove nothing.
    await page.goto(`${site.origin}/about`);
    await listen(page);
    await page.evaluate((address) => void window.open(address), callback);
    await expect
      .poll(() => heard(page))
      .toEqual([{ type: 'google-auth-success', token: 'a.b.c', state: 's' }]);
  });
});

test('breaks no rule of access at 320 pixels, in any theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  site.google.behave({ prompt: 'skipped' });
  await openLogin(page);
  await google(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, ['light', 'sepia', 'dark']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('loads nothing of WeChat, which it does not show', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openLogin(page);
  expect(loaded.filter((address) => /(wechat|qrcode).*\.js|\/api\/auth\/wechat/i.test(address))).toEqual([]);
});
