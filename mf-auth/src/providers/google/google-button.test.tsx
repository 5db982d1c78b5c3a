import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Login from '../../pages/login/login';
import { fakeGoogle, finishScript, configWithAllLogins, scriptCount } from '../../testing/providers';
import { renderPage } from '../../testing/render-page';

const signedIn = { userInfo: fakeUser, token: 'the token' };
const config = configWithAllLogins('global', { apple: null });
let google: ReturnType<typeof fakeGoogle>;
let nonces = 0;
let signIn: () => unknown = () => signedIn;

const respond = ({ path }: ApiRequest) => {
  if (path === '/auth/nonce') return { nonce: `nonce-${++nonces}` };
  return signIn();
};
const button = () => screen.findByRole('button', { name: /Google/ });
const press = async () => fireEvent.click(await button());

/** Renders the login screen in the global layout; by default Google's script is loaded. */
async function open(script: 'load' | 'error' | 'none' = 'load') {
  const page = await renderPage(<Login />, { config, respond });
  await button();
  if (script !== 'none') await finishScript('google', script);
  await waitFor(() => {
    if (script === 'load' && google.initialize.mock.calls.length === 0) throw new Error('not yet prepared');
  });
  return page;
}

// Loads the lazy modules in advance, as on a second visit.
beforeAll(() => import('../../pages/login/social-panel'));
beforeEach(() => {
  nonces = 0;
  signIn = () => signedIn;
  google = fakeGoogle();
});
afterEach(async () => {
  // A failure removes the script and resets its loader.
  await finishScript('google', 'error');
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  jest.useRealTimers();
});

describe('One Tap', () => {
  test('signs in with its credential', async () => {
    const page = await open();
    await press();
    expect(google.prompt).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '登录中……' })).toHaveAttribute('aria-busy', 'true');
    await google.credential('a.b.c');
    await waitFor(() => expect(page.shell.login).toHaveBeenCalledWith(fakeUser, 'the token'));
    // A second credential of the same attempt is not sent.
    await google.credential('a.b.c');
    const sent = page.requests.filter(({ path }) => path === '/auth/google');
    expect(sent).toMatchObject([{ body: { token: 'a.b.c' } }]);
    await waitFor(() => expect(page.shell.leaveLogin).toHaveBeenCalled());
  });

  test('loads and initialises the script once, with the server’s nonce', async () => {
    await open();
    await press();
    expect(scriptCount('google')).toBe(1);
    expect(google.initialize).toHaveBeenCalledTimes(1);
    expect(google.initialize).toHaveBeenCalledWith(
      expect.objectContaining({ client_id: 'google-client', nonce: 'nonce-1' }),
    );
  });

  test.each([
    [{ isNotDisplayed: () => true }, 'Google登录暂时不可用，请稍后重试或检查浏览器设置'],
    [{ isSkippedMoment: () => true }, 'Google一键登录被跳过，请刷新页面或清除浏览器缓存后重试'],
    [
      { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' as const },
      '登录被中断，请刷新页面后重试',
    ],
  ])(
    'that is not shown or ends without a credential shows the reason and offers Google’s own button and popup (%#)',
    async (moment, text) => {
      await open();
      await press();
      await google.moment(moment);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(google.renderButton).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('button', { name: '在新窗口中用 Google 登录' })).not.toHaveAttribute(
        'aria-busy',
      );
    },
  );

  test('that is dismissed after a credential shows no error', async () => {
    await open();
    await press();
    await google.moment({
      isDismissedMoment: () => true,
      getDismissedReason: () => 'credential_returned',
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a notification, as with FedCM, offers the alternatives after five seconds', async () => {
    await open();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /Google/ }));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('button', { name: '在新窗口中用 Google 登录' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test.each([
    [new DOMException('', 'AbortError'), '登录被中断，请刷新页面后重试'],
    [new Error('broken'), '登录出现错误，请稍后重试'],
  ])('that throws %s shows an error', async (error, text) => {
    google.prompt.mockImplementation(() => {
      throw error;
    });
    await open();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('without a credential sends nothing', async () => {
    const page = await open();
    await press();
    await google.credential();
    expect(screen.getByRole('alert')).toHaveTextContent('Google认证失败：未获取到有效凭证');
    expect(page.requests.map(({ path }) => path)).toEqual(['/auth/nonce']);
  });
});

describe('a rejection by the server', () => {
  test('shows an error, and the next attempt has another nonce', async () => {
    signIn = () => {
      throw apiError('PROVIDER_TOKEN_INVALID', 'The token does not verify');
    };
    const page = await open();
    await press();
    await google.credential('a.b.c');
    await waitFor(() =>
      expect(page.shell.modal).toHaveBeenCalledWith({
        type: 'error',
        title: '登录失败',
        message: 'Google登录失败',
      }),
    );
    await waitFor(() =>
      expect(google.initialize).toHaveBeenLastCalledWith(expect.objectContaining({ nonce: 'nonce-2' })),
    );
    expect(page.shell.login).not.toHaveBeenCalled();
  });
});

describe('Google’s script', () => {
  test('that cannot be loaded shows one error and offers the popup', async () => {
    await open('error');
    expect(screen.getByRole('alert')).toHaveTextContent('无法加载Google登录服务');
    expect(screen.getByRole('button', { name: '在新窗口中用 Google 登录' })).toBeInTheDocument();
  });

  test('that fails to initialise shows one error', async () => {
    google.initialize.mockImplementation(() => {
      throw new Error('broken');
    });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Google登录初始化失败');
  });

  test('that is not loaded is awaited; after three seconds shows an error', async () => {
    await open('none');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /Google/ }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Google登录服务未就绪，请稍后重试');
    jest.useRealTimers();
  });

  test('that is loaded after a press handles it', async () => {
    await open('none');
    await press();
    expect(google.prompt).not.toHaveBeenCalled();
    await finishScript('google');
    expect(google.prompt).toHaveBeenCalledTimes(1);
  });
});
