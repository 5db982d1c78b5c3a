import { afterEach, describe, expect, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
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
  test('sends one request with the code, which is removed from the URL', async () => {
    come('#code=the-code');
    const page = await renderPage(<VerifyEmail />);
    expect(await screen.findByRole('heading', { name: '邮箱验证好了' })).toBeInTheDocument();
    expect(window.location.hash).toBe('');
    expect(page.requests).toEqual([
      { method: 'POST', path: '/auth/email/verify', body: { code: 'the-code' } },
    ]);
  });

  test('shows an error for a used code; a network failure can be retried', async () => {
    come('#code=old');
    const page = await renderPage(<VerifyEmail />, { respond: refused });
    expect(await screen.findByText(/这个链接用过了/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '再试一次' })).not.toBeInTheDocument();
    page.unmount();

    come('#code=good');
    let isAway = true;
    await renderPage(<VerifyEmail />, {
      respond: () => {
        if (isAway) throw apiError('NETWORK');
        return {};
      },
    });
    isAway = false;
    fireEvent.click(await screen.findByRole('button', { name: '再试一次' }));
    expect(await screen.findByRole('heading', { name: '邮箱验证好了' })).toBeInTheDocument();
  });
});
