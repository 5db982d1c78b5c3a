import type { Page, Route } from '@playwright/test';
import {
  setVisitor,
  expectSignedIn,
  expectMessage,
  LAYOUTS,
  type Layout,
  thoroughUnless,
  messageDialog,
} from '../../support/pages/sign-in-page';
import { expectNoViolations } from '../../support/checks/accessibility';
import { type SignInSite, test } from '../../support/fixtures/sign-in-site';
import { inBothLanguages, type SignInLanguage, type SignInTexts } from '../../support/pages/sign-in-texts';
import { expect, newPupil } from '../../support/fixtures/test';

let site: SignInSite;
test.beforeEach(({ site: started }) => {
  site = started;
});

const form = (page: Page) => page.getByRole('tabpanel').getByRole('form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const clickButton = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click();

/** Opens the login screen of a layout on its e-mail tab. */
async function openForm(page: Page, t: SignInTexts, layout: Layout, language: SignInLanguage) {
  await setVisitor(page, layout, language);
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole('tab', { name: t.tabs[layout], selected: true })).toBeVisible();
  await page.getByRole('tab', { name: t.tabs.email }).click();
}

async function fill(page: Page, t: SignInTexts, values: Partial<Record<keyof SignInTexts['form'], string>>) {
  for (const [name, value] of Object.entries(values))
    await field(page, t.form[name as keyof typeof values]).fill(value);
}

/** Validation errors of the fields, in order. */
const fieldErrors = (page: Page) => form(page).getByRole('alert');

/** Mocks the server's response to the form. */
async function mockResponse(page: Page, reply: (route: Route) => Promise<void>) {
  await page.unroute(/\/api\/auth\/(email|register)$/);
  await page.route(/\/api\/auth\/(email|register)$/, reply);
}
const refuse = (status: number, message: string, code?: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, data: null, message, ...(code ? { code } : {}) } });

for (const layout of LAYOUTS) {
  test.describe(`in the ${layout} layout`, () => {
    inBothLanguages((t, language) => {
      test(
        'a pupil registers, logs out and logs in; the success message leads home',
        thoroughUnless(layout, 'china'),
        async ({ page }) => {
          const { nickName, email, password } = newPupil();
          await page.clock.install();
          await openForm(page, t, layout, language);
          await clickButton(page, t.form.toRegister);
          await fill(page, t, { nickName, email, password, confirmPassword: password });
          const register = () => clickButton(page, t.form.register);
          const { success } = t;
          await expectSignedIn(page, t, register, { address: `${site.origin}/`, success: success.register });
          await page.getByRole('button', { name: t.logOut }).click();
          await expect(page).toHaveURL(`${site.origin}/login`);
          await page.getByRole('tab', { name: t.tabs.email }).click();
          await fill(page, t, { email, password });
          await expectSignedIn(page, t, () => page.keyboard.press('Enter'), { address: `${site.origin}/` });
        },
      );

      test(
        'each invalid field shows its error; switching the mode resets the form',
        thoroughUnless(layout, 'global'),
        async ({ page }) => {
          const { rules } = t;
          await openForm(page, t, layout, language);
          await clickButton(page, t.form.logIn);
          await expect(fieldErrors(page)).toHaveText([rules.emailRequired, rules.passwordRequired]);
          await expect(field(page, t.form.email)).toBeFocused();
          await fill(page, t, { email: 'sprout@example', password: '12345' });
          await expect(fieldErrors(page)).toHaveText([rules.emailInvalid, rules.passwordShort]);

          await clickButton(page, t.form.toRegister);
          await expect(fieldErrors(page)).toHaveCount(0);
          for (const name of ['nickName', 'email', 'password', 'confirmPassword'] as const)
            await expect(field(page, t.form[name])).toHaveValue('');
          await clickButton(page, t.form.register);
          const required = [rules.nickNameRequired, rules.emailRequired, rules.passwordRequired];
          await expect(fieldErrors(page)).toHaveText([...required, rules.confirmRequired]);
          await expect(field(page, t.form.nickName)).toBeFocused();
          const short = { nickName: '芽', email: 'sprout', password: '12345', confirmPassword: '54321' };
          await fill(page, t, short);
          const wrong = [rules.nickNameShort, rules.emailInvalid, rules.passwordShort];
          await expect(fieldErrors(page)).toHaveText([...wrong, rules.confirmDifferent]);

          await clickButton(page, t.form.toLogin);
          await expect(fieldErrors(page)).toHaveCount(0);
          await expect(field(page, t.form.email)).toHaveValue('');
          await expect(field(page, t.form.confirmPassword)).toHaveCount(0);
        },
      );

      test('each refusal shows the specified message', thoroughUnless(layout, 'global'), async ({ page }) => {
        const { email, password, nickName } = newPupil();
        await openForm(page, t, layout, language);
        await fill(page, t, { email, password });
        const expectLogin = async (title: string, message: string) => {
          await clickButton(page, t.form.logIn);
          await expectMessage(page, title, message);
          await expect(form(page).getByRole('button', { name: t.form.logIn, exact: true })).toBeFocused();
        };
        // An unknown e-mail: the product's own response.
        await expectLogin(t.errors.account[0]!, t.errors.account[1]!);
        await mockResponse(page, (route) => route.abort());
        await expectLogin(t.errors.network[0]!, t.errors.network[1]!);
        for (const [kind, reply] of [
          ['network', refuse(400, 'The network is unreachable')],
          ['account', refuse(400, 'Unknown username')],
          ['account', refuse(400, 'Wrong password')],
          ['account', refuse(400, 'No such email')],
          ['verificationCode', refuse(400, 'The verification code has expired')],
          ['locked', refuse(423, 'Account locked, try again later', 'ACCOUNT_LOCKED')],
          ['locked', refuse(403, 'This account is locked')],
          ['server', refuse(500, 'Internal server error', 'INTERNAL')],
          ['server', refuse(503, 'The database is away', 'UNAVAILABLE')],
        ] as const) {
          await mockResponse(page, reply);
          await expectLogin(t.errors[kind][0]!, t.errors[kind][1]!);
        }
        await mockResponse(page, refuse(400, 'Come back tomorrow'));
        await expectLogin(t.defaults.login, 'Come back tomorrow');
        // Failures without a message, with an error status and with status 200.
        for (const status of [400, 200]) {
          await mockResponse(page, refuse(status, ''));
          await expectLogin(t.defaults.login, t.defaults.login);
        }
        // A success without data.
        await mockResponse(page, (route) =>
          route.fulfill({ json: { success: true, data: null, message: '' } }),
        );
        await expectLogin(t.defaults.login, t.defaults.operation);

        await clickButton(page, t.form.toRegister);
        await fill(page, t, { nickName, email, password, confirmPassword: password });
        const expectRegister = async (title: string, message: string) => {
          await clickButton(page, t.form.register);
          await expectMessage(page, title, message);
        };
        await mockResponse(page, refuse(400, ''));
        await expectRegister(t.defaults.register, t.defaults.register);
        await page.unroute(/\/api\/auth\/(email|register)$/);
        await page.request.post(`${site.origin}/api/auth/register`, {
          data: { nickName, email, password },
        });
        await expectRegister(t.errors.emailTaken[0]!, t.errors.emailTaken[1]!);
      });
    });
  });
}

const MAILED = {
  'zh-CN': {
    verify: '验证邮箱',
    verified: '邮箱验证好了',
    notMine: '忘了密码，或者不是我注册的',
    taken: '账号归你了',
    sendMail: '发送邮件',
    mailSent: '邮件已经在路上了',
    savePassword: '换成新密码',
    saved: '新密码设好了',
  },
  'en-US': {
    verify: 'Verify e-mail',
    verified: 'Your e-mail is verified',
    notMine: 'I forgot it, or it was not me',
    taken: 'The account is yours',
    sendMail: 'Send the mail',
    mailSent: 'a mail is on its way',
    savePassword: 'Save the new password',
    saved: 'Your new password is set',
  },
};

const linkIn = ({ text }: { text: string }) => /http\S+#code=\S+/.exec(text)![0];

inBothLanguages((t, language) => {
  test('e-mail verification and password reset work by mailed links', async ({ page }) => {
    const texts = MAILED[language];
    const { nickName, email, password } = newPupil();
    const welcome = site.smtp.nextMail(email);
    await page.clock.install();
    await openForm(page, t, 'china', language);
    await clickButton(page, t.form.toRegister);
    await fill(page, t, { nickName, email, password, confirmPassword: password });
    const register = () => clickButton(page, t.form.register);
    const { success } = t;
    await expectSignedIn(page, t, register, { address: `${site.origin}/`, success: success.register });
    await page.goto(linkIn(await welcome));
    await page.getByRole('button', { name: texts.verify }).click();
    await expect(page.getByRole('heading', { name: texts.verified })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/verify-email`);

    await page.getByRole('button', { name: t.logOut }).click();
    await page.getByRole('tab', { name: t.tabs.email }).click();
    await clickButton(page, t.form.forgot);
    const mailed = site.smtp.nextMail(email);
    await fill(page, t, { email });
    await clickButton(page, texts.sendMail);
    await expect(form(page).getByRole('status')).toContainText(texts.mailSent);
    await page.goto(linkIn(await mailed));
    const renewed = { password: 'secret-2', confirmPassword: 'secret-2' };
    for (const name of ['password', 'confirmPassword'] as const)
      await page.getByLabel(t.form[name], { exact: true }).fill(renewed[name]);
    await page.getByRole('button', { name: texts.savePassword }).click();
    await expect(messageDialog(page)).toContainText(texts.saved);
    await page.keyboard.press('Escape');

    await expect(page).toHaveURL(`${site.origin}/login`);
    await page.getByRole('tab', { name: t.tabs.email }).click();
    await fill(page, t, { email, password: 'secret-2' });
    await expectSignedIn(page, t, () => page.keyboard.press('Enter'), { address: `${site.origin}/` });
  });

  test('the owner of a mailbox takes over the account that a stranger registered with it', async ({
    page,
  }) => {
    const texts = MAILED[language];
    const { nickName, email, password } = newPupil();
    const post = (path: string, data: object) => page.request.post(`${site.origin}/api${path}`, { data });
    const welcome = site.smtp.nextMail(email);
    const stranger = await (await post('/auth/register', { nickName, email, password })).json();
    await setVisitor(page, 'china', language);

    // Opened, as by a scanner of mails that runs scripts, the link changes nothing.
    await page.goto(linkIn(await welcome));
    await expect(page.getByLabel(t.form.password, { exact: true })).toBeVisible();
    expect((await post('/auth/email', { email, password })).status()).toBe(200);

    await page.getByRole('button', { name: texts.notMine }).click();
    await expectNoViolations(page);
    for (const name of ['password', 'confirmPassword'] as const)
      await page.getByLabel(t.form[name], { exact: true }).fill('secret-2');
    await page.getByRole('button', { name: texts.savePassword }).click();
    await expect(page.getByRole('heading', { name: texts.taken })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/verify-email`);

    const headers = { authorization: `Bearer ${stranger.data.token}` };
    const profile = await page.request.get(`${site.origin}/api/users/profile`, { headers });
    const signIns = [
      await post('/auth/email', { email, password }),
      await post('/auth/email', { email, password: 'secret-2' }),
    ];
    expect([profile.status(), ...signIns.map((reply) => reply.status())]).toEqual([401, 401, 200]);
  });
});
