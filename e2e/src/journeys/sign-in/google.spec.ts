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

/** Ours, under whichever of its names. */
const google = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /Google/ });
const busy = (page: Page, t: SignInTexts) => page.getByRole('button', { name: t.signingIn });
const problem = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const pressGoogle = (page: Page) => google(page).click();

/** Opens the login screen and waits until Google is prepared: a press before that waits for it. */
async function openLogin(page: Page) {
  await page.goto(`${site.origin}/login`);
  await page.waitForFunction(() =>
    Boolean((window as { gsiCalls?: { initialize: number } }).gsiCalls?.initialize),
  );
  await expect(google(page)).toBeVisible();
}

/** Opens the login screen where Google cannot be prepared, or is not yet. */
async function openUnprepared(page: Page) {
  const nonce = page.waitForResponse('**/api/auth/nonce');
  await page.goto(`${site.origin}/login`);
  await nonce;
  await expect(google(page)).toBeVisible();
}

inBothLanguages((t, language) => {
  test.beforeEach(({ page }) => setVisitor(page, 'global', language));

  test('One Tap signs in, back to where the pupil was, with the theme kept', async ({ page }) => {
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
    await expectSignedIn(page, t, () => pressGoogle(page), { address: `${site.origin}/` });
    await expect(page.getByLabel(home.theme)).toHaveValue('会飞的书包');
    await page.goto(`${site.origin}/profile`);
    await expect(page.getByText('Google Sprout')).toBeVisible();
  });

  test('where One Tap does not come each reason is told, and Google’s own button signs in', async ({
    page,
  }) => {
    for (const [prompt, text] of [
      ['skipped', t.problems.skipped],
      ['abort', t.problems.interrupted],
      ['throws', t.problems.failed],
      ['notDisplayed', t.problems.notDisplayed],
    ] as const) {
      site.google.behave({ prompt });
      await openLogin(page);
      await pressGoogle(page);
      await expect(problem(page)).toHaveText(text);
      await expect(google(page)).toHaveAccessibleName(t.googleWindow);
    }
    const pressTheirs = () => page.frameLocator('iframe').getByRole('button').click();
    await expectSuccess(page, pressTheirs, t.success.login);
  });

  test('without its script Google signs in by its window; declining and closing it are silent', async ({
    page,
  }) => {
    site.google.behave({ script: 'missing' });
    await openUnprepared(page);
    await expect(problem(page)).toHaveText(t.problems.loadFailed('Google'));
    for (const choice of ['cancel', 'close']) {
      await chooseInPopup(page, () => pressGoogle(page), choice);
      await expect(busy(page, t)).toHaveCount(0);
      await expect(problem(page)).toHaveCount(0);
    }
    await chooseInPopup(page, () => pressGoogle(page), 'fail');
    await expect(problem(page)).toHaveText(t.problems.failed);
    await page.clock.install();
    const approve = () => chooseInPopup(page, () => pressGoogle(page), 'approve');
    await expectSignedIn(page, t, approve, { address: `${site.origin}/` });
  });

  test('what cannot be prepared, or not in time, is told, once', async ({ page }) => {
    site.google.behave({ initThrows: true });
    await openUnprepared(page);
    await expect(problem(page)).toHaveText(t.problems.initFailed('Google'));

    // The script never comes: the press waits for it, three seconds.
    site.google.behave({ script: 'never' });
    await page.clock.install();
    await openUnprepared(page);
    await pressGoogle(page);
    await page.clock.fastForward(3_000);
    await expect(problem(page)).toHaveText(t.problems.notReady('Google'));

    // The server has no nonce to give: the window is no way, either.
    site.google.behave();
    await page.route('**/api/auth/nonce', (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );
    await openUnprepared(page);
    const problems = ['Apple', 'Google'].map((provider) => t.problems.initFailed(provider));
    await expect(problem(page)).toHaveText(problems);
    await pressGoogle(page);
    await expect(problem(page)).toHaveText([problems[0]!, t.problems.notReady('Google')]);
  });

  test('no credential, a token refused and an answer without a message are told; the next try works', async ({
    page,
  }) => {
    site.google.behave({ prompt: 'noCredential' });
    await openLogin(page);
    await pressGoogle(page);
    await expect(problem(page)).toHaveText(t.problems.noCredential('Google'));

    const somebody = { sub: `google-${language}`, email: `${language}@gmail.example`, email_verified: true };
    site.google.behave();
    site.google.become({ ...somebody, aud: 'another application' });
    await page.clock.install();
    await openLogin(page);
    await pressGoogle(page);
    await expectMessage(page, t.defaults.login, t.problems.loginFailed('Google'));
    site.google.become({ ...somebody, name: 'Google Sprout' });
    await page.route('**/api/auth/google', (route) =>
      route.fulfill({ status: 400, json: { success: false, data: null, message: '' } }),
    );
    await pressGoogle(page);
    await expectMessage(page, t.defaults.login, t.problems.loginFailed('Google'));
    await page.unroute('**/api/auth/google');
    await expectSignedIn(page, t, () => pressGoogle(page), { address: `${site.origin}/` });
  });
});

test('the keyboard alone signs in', async ({ page }) => {
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
