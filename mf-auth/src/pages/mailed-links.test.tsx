import { afterEach, describe, expect, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import ResetPassword from './reset-password/reset-password';
import VerifyEmail from './verify-email/verify-email';

const refused = () => {
  throw apiError('VALIDATION_FAILED', 'The code is wrong', { errors: [{ path: 'code', message: 'wrong' }] });
};
const come = (hash: string) => window.history.replaceState(null, '', `/page${hash}`);
afterEach(() => come(''));

describe('choosing a new password', () => {
  const linkedAt = '2026-03-02T12:00:00.000Z';
  /** Answers with the linked logins, then with nothing. */
  const withLogins =
    (...providers: string[]) =>
    ({ path }: ApiRequest) =>
      path.endsWith('/logins') ? { logins: providers.map((provider) => ({ provider, linkedAt })) } : null;
  const isReset = ({ path }: ApiRequest) => path === '/auth/password/reset';
  const fill = async (password: string, again = password) => {
    const submit = screen.getByRole('button', { name: '换成新密码' });
    await waitFor(() => expect(submit).toBeEnabled());
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
    fireEvent.change(screen.getByLabelText('确认密码'), { target: { value: again } });
    fireEvent.click(submit);
  };

  test('removes the mailed code from the URL at once, sends it and opens the login', async () => {
    come('#code=the-code');
    const page = await renderPage(<ResetPassword />, { respond: withLogins() });
    expect(window.location.hash).toBe('');
    await fill('secret-2');
    await waitFor(() => expect(page.shell.navigate).toHaveBeenCalledWith('/login', { replace: true }));
    expect(page.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/password/reset/logins', { code: 'the-code' }],
      ['/auth/password/reset', { code: 'the-code', password: 'secret-2', keep: [] }],
    ]);
    expect(page.shell.modal).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
  });

  test('has the same validation as registration', async () => {
    come('#code=the-code');
    const page = await renderPage(<ResetPassword />, { respond: withLogins() });
    await fill('12345', '123456');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription(/密码至少6个字符/);
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致');
    expect(page.requests.filter(isReset)).toEqual([]);
  });

  test('shows the linked logins and keeps those that are switched on', async () => {
    come('#code=the-code');
    const page = await renderPage(<ResetPassword />, { respond: withLogins('google', 'wechat') });
    const wechat = await screen.findByRole('switch', { name: '留着微信登录' });
    expect(wechat).not.toBeChecked();
    expect(screen.getByRole('switch', { name: '留着Google登录' })).not.toBeChecked();
    fireEvent.click(wechat);
    await fill('secret-2');
    await waitFor(() => expect(page.requests.filter(isReset)).toHaveLength(1));
    expect(page.requests.find(isReset)?.body).toMatchObject({ keep: ['wechat'] });
  });

  test('says what happens when the linked logins do not load, and loads them again', async () => {
    come('#code=the-code');
    let isAway = true;
    await renderPage(<ResetPassword />, {
      respond: (request) => {
        if (isAway) throw apiError('NETWORK');
        return withLogins('apple')(request);
      },
    });
    await screen.findByText(/现在换密码，它们会一起解除/);
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(await screen.findByRole('switch', { name: '留着Apple登录' })).toBeInTheDocument();
  });

  test('shows an error for a used or missing code', async () => {
    come('#code=old');
    const page = await renderPage(<ResetPassword />, { respond: refused });
    expect(await screen.findByText(/这个链接用过了/)).toBeInTheDocument();
    page.unmount();
    await renderPage(<ResetPassword />);
    expect(screen.getByRole('alert')).toHaveTextContent('这个链接不完整');
  });
});

describe('verifying an e-mail', () => {
  const signedIn = { session: { user: fakeUser, isLoggedIn: true, region: 'global' } } as const;
  const unproved = () => {
    throw apiError('CONFIRMATION_REQUIRED');
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const typePassword = (password: string) =>
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
  const verified = () => screen.findByRole('heading', { name: '邮箱验证好了' });

  test('sends nothing until the button is pressed: mail scanners open links', async () => {
    come('#code=the-code');
    const page = await renderPage(<VerifyEmail />, { shell: signedIn });
    expect(window.location.hash).toBe('');
    expect(page.requests).toEqual([]);
    press('验证邮箱');
    expect(await verified()).toBeInTheDocument();
    expect(page.requests).toEqual([
      { method: 'POST', path: '/auth/email/verify', body: { code: 'the-code' } },
    ]);
    expect(page.shell.refreshProfile).toHaveBeenCalled();
  });

  test('asks a guest for the password, and again after a wrong one', async () => {
    come('#code=the-code');
    let isWrong = true;
    const page = await renderPage(<VerifyEmail />, { respond: () => (isWrong ? unproved() : null) });
    press('验证邮箱');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    typePassword('wrong-1');
    press('验证邮箱');
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveAccessibleDescription(/密码不对/));
    expect(screen.getByLabelText('密码')).toHaveFocus();
    isWrong = false;
    typePassword('secret-1');
    press('验证邮箱');
    expect(await verified()).toBeInTheDocument();
    expect(page.requests.map(({ body }) => body)).toEqual([
      { code: 'the-code', password: 'wrong-1' },
      { code: 'the-code', password: 'secret-1' },
    ]);
  });

  test('asks for the password in a session that has not registered the e-mail', async () => {
    come('#code=the-code');
    await renderPage(<VerifyEmail />, { shell: signedIn, respond: unproved });
    press('验证邮箱');
    expect(await screen.findByLabelText('密码')).toHaveFocus();
    expect(screen.getByRole('heading', { name: '是你注册的吗？' })).toBeInTheDocument();
  });

  test('without the password the account is taken over with a new one', async () => {
    come('#code=the-code');
    const page = await renderPage(<VerifyEmail />);
    press('忘了密码，或者不是我注册的');
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(screen.getByText(/绑定的登录方式都会失效/)).toBeInTheDocument();
    typePassword('secret-2');
    press('换成新密码');
    expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('请再输入一次密码');
    expect(page.requests).toEqual([]);
    fireEvent.change(screen.getByLabelText('确认密码'), { target: { value: 'secret-2' } });
    press('换成新密码');
    expect(await screen.findByRole('heading', { name: '账号归你了' })).toBeInTheDocument();
    expect(page.requests.map(({ body }) => body)).toEqual([{ code: 'the-code', newPassword: 'secret-2' }]);
    press('登录');
    expect(page.shell.navigate).toHaveBeenCalledWith('/login');
  });

  test('shows an error for a used code; a signed-in user gets another mail', async () => {
    come('#code=old');
    const page = await renderPage(<VerifyEmail />, {
      shell: signedIn,
      respond: ({ path }) => (path === '/auth/email/verify' ? refused() : null),
    });
    press('验证邮箱');
    expect(await screen.findByText(/这个链接用过了/)).toBeInTheDocument();
    press('再发一封邮件');
    expect(await screen.findByText('新的邮件已经在路上了。')).toBeInTheDocument();
    expect(page.requests.at(-1)).toMatchObject({ method: 'POST', path: '/auth/email/verify/send' });
  });

  test('shows a guest a link that is not complete, without a form', async () => {
    await renderPage(<VerifyEmail />);
    expect(screen.getByRole('alert')).toHaveTextContent('这个链接不完整');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '再发一封邮件' })).not.toBeInTheDocument();
  });

  test('a network failure is shown, and the button sends again', async () => {
    come('#code=good');
    let isAway = true;
    const page = await renderPage(<VerifyEmail />, {
      shell: signedIn,
      respond: () => {
        if (isAway) throw apiError('NETWORK');
        return null;
      },
    });
    press('验证邮箱');
    await waitFor(() =>
      expect(page.shell.modal).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' })),
    );
    isAway = false;
    press('验证邮箱');
    expect(await verified()).toBeInTheDocument();
  });
});
