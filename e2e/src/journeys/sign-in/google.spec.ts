import type { Page } from '@playwright/test';
import {
  chooseInPopup,
  setVisitor,
  expectSignedIn,
  expectSuccess,
  expectMessage,
} from '../../support/pages/sign-in-page';
import { type SignInSite, test } from '../../support/fixtures/sign-in-site';
import { inBothLanguages, type SignInTexts } from '../../support/pages/sign-in-texts';
import { expect } from '../../support/fixtures/test';
import { expectNoViolations } from '../../support/checks/accessibility';

let site: SignInSite;
test.beforeEach(({ site: started }) => {
  site = started;
});

/** The product's own Google button, by any of its labels. */
const google = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /Google/ });
const busy = (page: Page, t: SignInTexts) => page.getByRole('button', { name: t.signingIn });
const problem = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const clickGoogle = (page: Page) => google(page).click();

/** Opens the login screen and waits until Google's script is initialized. */
async function openLogin(page: Page) {
  await page.goto(`${site.origin}/login`);
  await page.waitForFunction(() =>
    Boolean((window as { gsiCalls?: { initialize: number } }).gsiCalls?.initialize),
  );
  await expect(google(page)).toBeVisible();
}

/** Opens the login screen without waiting for Google's script. */
async function openUninitialized(page: Page) {
  const nonce = page.waitForResponse('**/api/auth/nonce');
  await page.goto(`${site.origin}/login`);
  await nonce;
  await expect(google(page)).toBeVisible();
}

inBothLanguages((t, language) => {
  test.beforeEach(({ page }) => setVisitor(page, 'global', language));

  test('One Tap signs in and returns to the previous page with the theme kept', async ({ page }) => {
    const home = {
      'zh-CN': { theme: '写主题', generate: '生成故事' },
      'en-US': { theme: 'Enter a theme', generate: 'Generate story' },
    }[language];
    await page.clock.install();
    await page.goto(site.origin);
    await page.getByLabel(home.theme).fill('会飞的书包');
    await page.getByRole('button', { name: home.generate }).click();
    await expect(page).toHaveURL(`${site.origin}/login`);
    await expect(google(page)).toHaveAccessibleName(t.continueWith('Google'));
    await expectSignedIn(page, t, () => clickGoogle(page), { address: `${site.origin}/` });
    await expect(page.getByLabel(home.theme)).toHaveValue('会飞的书包');
    await page.goto(`${site.origin}/profile`);
    await expect(page.getByText('Google Sprout')).toBeVisible();
  });

  test('each reason for a missing One Tap is shown, and Google’s own button signs in', async ({ page }) => {
    for (const [prompt, text] of [
      ['skipped', t.problems.skipped],
      ['abort', t.problems.interrupted],
      ['throws', t.problems.failed],
      ['notDisplayed', t.problems.notDisplayed],
    ] as const) {
      site.google.behave({ prompt });
      await openLogin(page);
      await clickGoogle(page);
      await expect(problem(page)).toHaveText(text);
      await expect(google(page)).toHaveAccessibleName(t.googleWindow);
    }
    const clickOfficialButton = () => page.frameLocator('iframe').getByRole('button').click();
    await expectSuccess(page, clickOfficialButton, t.success.login);
  });

  test('without its script Google signs in by popup; declining and closing it show no error', async ({
    page,
  }) => {
    site.google.behave({ script: 'missing' });
    await openUninitialized(page);
    await expect(problem(page)).toHaveText(t.problems.loadFailed('Google'));
    for (const choice of ['cancel', 'close']) {
      await chooseInPopup(page, () => clickGoogle(page), choice);
      await expect(busy(page, t)).toHaveCount(0);
      await expect(problem(page)).toHaveCount(0);
    }
    await chooseInPopup(page, () => clickGoogle(page), 'fail');
    await expect(problem(page)).toHaveText(t.problems.failed);
    await page.clock.install();
    const approve = () => chooseInPopup(page, () => clickGoogle(page), 'approve');
    await expectSignedIn(page, t, approve, { address: `${site.origin}/` });
  });

  test('initialization errors and timeouts are shown once', async ({ page }) => {
    site.google.behave({ initThrows: true });
    await openUninitialized(page);
    await expect(problem(page)).toHaveText(t.problems.initFailed('Google'));

    // The script never loads: the click waits three seconds.
    site.google.behave({ script: 'never' });
    await page.clock.install();
    await openUninitialized(page);
    await clickGoogle(page);
    await page.clock.fastForward(3_000);
    await expect(problem(page)).toHaveText(t.problems.notReady('Google'));

    // The server returns no nonce, so that the popup is not available, either.
    site.google.behave();
    await page.route('**/api/auth/nonce', (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );
    await openUninitialized(page);
    const problems = ['Apple', 'Google'].map((provider) => t.problems.initFailed(provider));
    await expect(problem(page)).toHaveText(problems);
    await clickGoogle(page);
    await expect(problem(page)).toHaveText([problems[0]!, t.problems.notReady('Google')]);
  });

  test('a missing credential, a refused token and a failed login show errors and can be retried', async ({
    page,
  }) => {
    site.google.behave({ prompt: 'noCredential' });
    await openLogin(page);
    await clickGoogle(page);
    await expect(problem(page)).toHaveText(t.problems.noCredential('Google'));

    const person = { sub: `google-${language}`, email: `${language}@gmail.example`, email_verified: true };
    site.google.behave();
    site.google.setPerson({ ...person, aud: 'another application' });
    await page.clock.install();
    await openLogin(page);
    await clickGoogle(page);
    await expectMessage(page, t.defaults.login, t.problems.loginFailed('Google'));
    site.google.setPerson({ ...person, name: 'Google Sprout' });
    await page.route('**/api/auth/google', (route) =>
      route.fulfill({ status: 400, json: { success: false, data: null, message: '' } }),
    );
    await clickGoogle(page);
    await expectMessage(page, t.defaults.login, t.problems.loginFailed('Google'));
    await page.unroute('**/api/auth/google');
    await expectSignedIn(page, t, () => clickGoogle(page), { address: `${site.origin}/` });
  });
});

test('signs in by keyboard', async ({ page }) => {
  await openLogin(page);
  await page.getByRole('tab', { name: '快捷登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('form', { name: '邮箱登录' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(google(page)).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    if (await google(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(google(page)).toBeFocused();
  await expectSuccess(page, () => page.keyboard.press('Enter'), '登录成功');
});

test('the content-security policy allows the providers only on the login screen', async ({ page }) => {
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
  // The browser logs that it refused the frame.
  test.use({ allowedErrors: ['Framing', 'Refused to frame', 'Refused to display'] });

  test('another origin that opens or frames the callback page receives no message', async ({
    page,
    context,
  }) => {
    const receivedMessages = (at: Page) =>
      at.evaluate(() => (window as unknown as { messages: unknown[] }).messages);
    const listen = (at: Page) =>
      at.evaluate(() => {
        const messages: unknown[] = [];
        Object.assign(window, { messages });
        window.addEventListener('message', ({ data }) => void messages.push(data));
      });
    const callback = `${site.origin}/auth/google/callback#id_token=a.b.c&state=s`;

    // Another origin, served by the Google stand-in.
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
    expect(await receivedMessages(page)).toEqual([]);

    // Counter-check: the same origin receives the message.
    await page.goto(`${site.origin}/about`);
    await listen(page);
    await page.evaluate((address) => void window.open(address), callback);
    await expect
      .poll(() => receivedMessages(page))
      .toEqual([{ type: 'google-auth-success', token: 'a.b.c', state: 's' }]);
  });
});

test('has no accessibility violations at 320 pixels in any theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  site.google.behave({ prompt: 'skipped' });
  await openLogin(page);
  await google(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, ['light', 'sepia', 'dark']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('loads no WeChat code', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openLogin(page);
  expect(loaded.filter((address) => /(wechat|qrcode).*\.js|\/api\/auth\/wechat/i.test(address))).toEqual([]);
});
