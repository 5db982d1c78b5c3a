import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Login from '../../pages/login/login';
import { fakeApple, finishScript, configWithAllLogins, scriptCount } from '../../testing/providers';
import { renderPage } from '../../testing/render-page';

const config = configWithAllLogins('global', { google: null });
let apple: ReturnType<typeof fakeApple>;
let signIn: () => unknown;

const respond = ({ path }: ApiRequest) => (path === '/auth/nonce' ? { nonce: 'the-nonce' } : signIn());
const button = () => screen.findByRole('button', { name: /Apple/ });
const press = async () => {
  const it = await button();
  await act(async () => fireEvent.click(it));
};

async function open(script: 'load' | 'error' | 'none' = 'load') {
  const page = await renderPage(<Login />, { config, respond });
  await button();
  if (script !== 'none') await finishScript('apple', script);
  await waitFor(() => {
    if (script === 'load' && apple.init.mock.calls.length === 0) throw new Error('not yet prepared');
  });
  return page;
}

// Loads the lazy modules in advance, as on a second visit.
beforeAll(() => import('../../pages/login/social-panel'));
beforeEach(() => {
  signIn = () => ({ userInfo: fakeUser, token: 'the token' });
  apple = fakeApple();
});
afterEach(async () => {
  await finishScript('apple', 'error');
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

test('sends the token, the code and the name of the first authorisation', async () => {
  const page = await open();
  expect(scriptCount('apple')).toBe(1);
  expect(apple.init).toHaveBeenCalledTimes(1);
  expect(apple.init).toHaveBeenCalledWith(
    expect.objectContaining({ clientId: 'apple-client', nonce: 'the-nonce', usePopup: true }),
  );
  apple.signIn.mockImplementation(async () => ({
    authorization: { id_token: 'a.b.c', code: 'the code', state: apple.state() },
    user: { name: { firstName: ' Xiao ', lastName: 'Ya' } },
  }));
  await press();
  await waitFor(() => expect(page.shell.login).toHaveBeenCalledWith(fakeUser, 'the token'));
  expect(page.requests.at(-1)).toMatchObject({
    path: '/auth/apple',
    body: { token: 'a.b.c', code: 'the code', name: 'Xiao Ya' },
  });
});

test('shows the pending state while Apple’s window is open', async () => {
  await open();
  apple.signIn.mockImplementation(() => new Promise(() => {}));
  await press();
  expect(screen.getByRole('button', { name: '登录中……' })).toHaveAttribute('aria-busy', 'true');
});

test.each(['popup_closed_by_user', 'user_cancelled_authorize', 'user_trigger_new_signin_flow'])(
  'shows no error for %s',
  async (error) => {
    const page = await open();
    apple.signIn.mockRejectedValue({ error });
    await press();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(page.shell.modal).not.toHaveBeenCalled();
    expect(await button()).not.toHaveAttribute('aria-busy');
  },
);

describe('shows an error for', () => {
  test.each([
    ['a blocked window', () => Promise.reject({ error: 'popup_blocked_by_browser' })],
    ['a broken script', () => Promise.reject(new Error('broken'))],
    ['the state of another attempt', async () => ({ authorization: { id_token: 'a.b.c', state: 'other' } })],
  ])('%s', async (_, behaviour) => {
    const page = await open();
    apple.signIn.mockImplementation(behaviour as typeof apple.signIn);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Apple登录出现错误，请稍后重试');
    expect(page.requests.map(({ path }) => path)).toEqual(['/auth/nonce']);
  });

  test('a response without a credential', async () => {
    await open();
    apple.signIn.mockImplementation(async () => ({ authorization: { state: apple.state() } }));
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Apple认证失败：未获取到有效凭证');
  });

  test('a script that cannot be loaded, and for a press without it', async () => {
    await open('error');
    expect(screen.getByRole('alert')).toHaveTextContent('无法加载Apple登录服务');
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Apple登录服务未就绪，请稍后重试');
  });

  test('a script that fails to initialise', async () => {
    apple.init.mockImplementation(() => {
      throw new Error('broken');
    });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Apple登录初始化失败');
  });

  test('a rejection by the server, in a modal', async () => {
    signIn = () => {
      throw apiError('PROVIDER_TOKEN_INVALID');
    };
    const page = await open();
    apple.signIn.mockImplementation(async () => ({
      authorization: { id_token: 'a.b.c', state: apple.state() },
    }));
    await press();
    await waitFor(() =>
      expect(page.shell.modal).toHaveBeenCalledWith({
        type: 'error',
        title: '登录失败',
        message: 'Apple登录失败',
      }),
    );
  });
});
