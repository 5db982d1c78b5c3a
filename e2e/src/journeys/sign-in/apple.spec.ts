import type { Page } from '@playwright/test';
import { chooseInPopup, setVisitor, expectSignedIn, expectMessage } from '../../support/pages/sign-in-page';
import { type SignInSite, test } from '../../support/fixtures/sign-in-site';
import { inBothLanguages, type SignInTexts } from '../../support/pages/sign-in-texts';
import { expect } from '../../support/fixtures/test';

let site: SignInSite;
test.beforeEach(({ site: started }) => {
  site = started;
});

const apple = (page: Page, t: SignInTexts) => page.getByRole('button', { name: t.continueWith('Apple') });
const problem = (page: Page) => page.getByRole('tabpanel').getByRole('alert');

/** Opens the login screen and waits until Apple's script is initialized; an earlier click would show a "not ready" error. */
async function openLogin(page: Page, t: SignInTexts) {
  await page.goto(`${site.origin}/login`);
  await page.waitForFunction(() => Boolean((window as { appleCalls?: { init: number } }).appleCalls?.init));
  await expect(apple(page, t)).toBeVisible();
}

inBothLanguages((t, language) => {
  test.beforeEach(({ page }) => setVisitor(page, 'global', language));

  test('Apple signs in, with the name from the first authorization', async ({ page }) => {
    const claims = { sub: `new-${language}`, email: `${language}@apple.example`, email_verified: true };
    site.apple.setPerson(claims, { firstName: 'Apple', lastName: language });
    await page.clock.install();
    await openLogin(page, t);
    const opening = page.waitForEvent('popup');
    await apple(page, t).click();
    await expect(page.getByRole('button', { name: t.signingIn })).toBeVisible();
    const approve = (await opening).getByRole('button', { name: 'Continue' });
    await expectSignedIn(page, t, () => approve.click(), { address: `${site.origin}/` });
    await page.goto(`${site.origin}/profile`);
    await expect(page.getByText(`Apple ${language}`)).toBeVisible();
  });

  test('a closed or declined popup shows no error; a failed login does', async ({ page }) => {
    await openLogin(page, t);
    const clickApple = () => apple(page, t).click();
    for (const choice of ['Cancel', 'close']) {
      await chooseInPopup(page, clickApple, choice);
      await expect(apple(page, t)).not.toHaveAttribute('aria-busy');
      await expect(problem(page)).toHaveCount(0);
    }
    await page.route('**/api/auth/apple', (route) =>
      route.fulfill({ status: 400, json: { success: false, data: null, message: '' } }),
    );
    await chooseInPopup(page, clickApple, 'Continue');
    await expectMessage(page, t.defaults.login, t.problems.loginFailed('Apple'));
  });

  test('errors of Apple’s script are shown', async ({ page }) => {
    for (const [signIn, text] of [
      ['noCredential', t.problems.noCredential('Apple')],
      ['wrongState', t.problems.appleFailed],
      ['popup_blocked_by_browser', t.problems.appleFailed],
      ['broken', t.problems.appleFailed],
    ] as const) {
      site.apple.behave({ signIn });
      await openLogin(page, t);
      await apple(page, t).click();
      await expect(problem(page)).toHaveText(text);
      await expect(apple(page, t)).not.toHaveAttribute('aria-busy');
    }
  });

  test('a script that fails to load or initialize shows an error, a click shows that it is not ready', async ({
    page,
  }) => {
    for (const [behaviour, text] of [
      [{ script: 'missing' }, t.problems.loadFailed('Apple')],
      [{ initThrows: true }, t.problems.initFailed('Apple')],
    ] as const) {
      site.apple.behave(behaviour);
      await page.goto(`${site.origin}/login`);
      await expect(problem(page)).toHaveText(text);
      await apple(page, t).click();
      await expect(problem(page)).toHaveText(t.problems.notReady('Apple'));
    }
  });
});
