import { beforeAll, expect, jest, test } from '@jest/globals';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import type { ShellApi } from '@storysprout/contracts/shell';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import Login from './login';

// Loads the lazy modules in advance, as on a second visit.
beforeAll(() => import('./email-panel'));

const signedIn = { userInfo: fakeUser, token: 'the token' };
const email = () => screen.getByRole('textbox', { name: '邮箱' });
const password = () => screen.getByLabelText('密码');
const submit = (name = '登录') => screen.getByRole('button', { name });
type Page = Awaited<ReturnType<typeof renderPage>>;

async function fillLogin({ user }: Page, secret = '123456') {
  await user.type(email(), ' sprout@example.com ');
  await user.type(password(), secret);
}

async function openRegister(page: Page) {
  await page.user.click(screen.getByRole('button', { name: '没有账号？去注册' }));
}

test('logging in sends the trimmed e-mail and the password as typed', async () => {
  const page = await renderPage(<Login />, { respond: () => signedIn });
  await fillLogin(page, ' 12345 ');
  await page.user.click(submit());
  expect(page.requests).toEqual([
    { method: 'POST', path: '/auth/email', body: { email: 'sprout@example.com', password: ' 12345 ' } },
  ]);
});

test('success signs in, shows a message for two seconds and then leaves the login', async () => {
  let close: (confirmed: boolean) => void = () => {};
  const modal = jest.fn<ShellApi['modal']>(() => new Promise((resolve) => (close = resolve)));
  const page = await renderPage(<Login />, { respond: () => signedIn, shell: { modal } });
  await fillLogin(page);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.shell.login).toHaveBeenCalledWith(fakeUser, 'the token'));
  expect(modal).toHaveBeenCalledWith(expect.objectContaining({ type: 'success', autoClose: 2000 }));
  expect(page.shell.leaveLogin).not.toHaveBeenCalled();
  close(false);
  await waitFor(() => expect(page.shell.leaveLogin).toHaveBeenCalledTimes(1));
});

test('registering sends nickname, e-mail and password', async () => {
  const page = await renderPage(<Login />, { respond: () => signedIn });
  await openRegister(page);
  await page.user.type(screen.getByRole('textbox', { name: '昵称' }), ' 小芽 ');
  await fillLogin(page);
  await page.user.type(screen.getByLabelText('确认密码'), '123456');
  await page.user.click(submit('注册'));
  expect(page.requests).toEqual([
    {
      method: 'POST',
      path: '/auth/register',
      body: { nickName: '小芽', email: 'sprout@example.com', password: '123456' },
    },
  ]);
});

test('an invalid form is not sent: each error is shown at its field, the first invalid field has the focus', async () => {
  const page = await renderPage(<Login />);
  await openRegister(page);
  await page.user.type(screen.getByRole('textbox', { name: '昵称' }), '小芽');
  await page.user.type(email(), 'sprout@example');
  await page.user.type(password(), '12345');
  await page.user.type(screen.getByLabelText('确认密码'), '123456');
  await page.user.click(submit('注册'));
  expect(email()).toHaveAccessibleDescription('请输入有效的邮箱地址');
  expect(password()).toHaveAccessibleDescription('密码至少6个字符 至少 6 个字符');
  expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致');
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(email()).toHaveFocus();
  expect(page.requests).toEqual([]);
});

test('an error disappears when its field is corrected, and no new one appears while typing', async () => {
  const page = await renderPage(<Login />);
  await page.user.type(email(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await page.user.click(submit());
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await page.user.clear(email());
  expect(email()).toHaveAccessibleDescription('请输入邮箱地址');
  await page.user.type(email(), 'a@b.cn');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('changing the mode resets the form', async () => {
  const page = await renderPage(<Login />);
  await fillLogin(page);
  await openRegister(page);
  expect(screen.getByRole('heading', { name: '种下第一颗种子' })).toBeInTheDocument();
  expect(email()).toHaveValue('');
  await page.user.click(screen.getByRole('button', { name: '已有账号？去登录' }));
  expect(screen.getByRole('heading', { name: '欢迎回来' })).toBeInTheDocument();
  expect(screen.queryByLabelText('确认密码')).not.toBeInTheDocument();
});

test('fields have autocomplete attributes for password managers', async () => {
  const page = await renderPage(<Login />);
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await openRegister(page);
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('确认密码')).toHaveAttribute('autocomplete', 'new-password');
});

test('is busy during a request and does not submit twice', async () => {
  const page = await renderPage(<Login />, { respond: () => new Promise(() => {}) });
  await fillLogin(page);
  const form = screen.getByRole('form', { name: '邮箱登录' });
  act(() => {
    // Before React renders the pending state of the first.
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await page.user.click(submit('登录中……'));
  await page.user.type(password(), '{Enter}{Enter}');
  expect(page.requests).toHaveLength(1);
  expect(submit('登录中……')).toHaveAttribute('aria-busy', 'true');
});

test('an error is shown in a modal; the input is kept for another attempt', async () => {
  let respond: () => unknown = () => {
    throw apiError('INVALID_CREDENTIALS', 'Invalid email or password');
  };
  const page = await renderPage(<Login />, { respond: () => respond() });
  await fillLogin(page);
  await page.user.click(submit());
  await waitFor(() =>
    expect(page.shell.modal).toHaveBeenCalledWith({
      type: 'error',
      title: '账号验证失败',
      message: '用户名或密码不对，再输入一次吧',
    }),
  );
  expect(page.shell.login).not.toHaveBeenCalled();
  expect(password()).toHaveValue('123456');
  respond = () => signedIn;
  await page.user.click(submit());
  await waitFor(() => expect(page.shell.login).toHaveBeenCalled());
});

test('fields that the server rejects are marked, without a modal', async () => {
  const page = await renderPage(<Login />, {
    respond: () => {
      throw apiError('VALIDATION_FAILED', 'Validation failed', {
        errors: [{ path: 'email', message: 'must be an e-mail address' }],
      });
    },
  });
  await fillLogin(page);
  await page.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入有效的邮箱地址');
  expect(email()).toHaveFocus();
  expect(page.shell.modal).not.toHaveBeenCalled();
});

test('terms and privacy open in a new tab', async () => {
  await renderPage(<Login />);
  for (const [name, path] of [
    ['服务条款', '/terms'],
    ['隐私政策', '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('shows English texts in English', async () => {
  const page = await renderPage(<Login />, { language: 'en-US' });
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByText('Please enter email address')).toBeInTheDocument();
  expect(page.shell.setTitle).toHaveBeenCalledWith('Log in');
});
