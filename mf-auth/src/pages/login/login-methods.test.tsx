import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { guessLocation } from '../../location/detect-location';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, screen, waitFor } from '@testing-library/react';
import { configWithAllLogins } from '../../testing/providers';
import { emailOnlyConfig, renderPage } from '../../testing/render-page';
import Login from './login';

const respond = ({ path }: ApiRequest) => {
  if (path === '/auth/nonce') return { nonce: 'a nonce' };
  if (path === '/auth/wechat-qr') return { qrCode: 'https://app.example/1', ticket: 't', matchCode: '42' };
  return null;
};
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeAll(() =>
  Promise.all([
    import('./email-panel'),
    import('./social-panel'),
    import('../../providers/wechat/wechat-panel'),
    import('../../providers/wechat/qr-code'),
  ]),
);

describe('the layout', () => {
  test('in China is WeChat’s QR code, with e-mail as the alternative', async () => {
    await renderPage(<Login />, { config: configWithAllLogins('china'), respond });
    expect(tabs()).toEqual(['微信登录', '邮箱登录']);
    expect(await screen.findByRole('img', { name: '微信登录二维码' })).toBeInTheDocument();
    expect(buttons()).toEqual([]);
  });

  test('in other regions is Apple and Google, with e-mail as the alternative', async () => {
    await renderPage(<Login />, { config: configWithAllLogins('global'), respond, language: 'en-US' });
    expect(tabs()).toEqual(['Social login', 'E-mail login']);
    expect(await screen.findByRole('button', { name: 'Continue with Apple' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test.each([
    ['china', configWithAllLogins('china', { wechat: false })],
    ['global', configWithAllLogins('global', { google: null, apple: null })],
  ] as const)('in %s is e-mail alone where no social login is set up', async (_, config) => {
    await renderPage(<Login />, { config, respond });
    expect(tabs()).toEqual([]);
    expect(screen.getByRole('form', { name: '邮箱登录' })).toBeInTheDocument();
  });

  test('shows the configured logins only', async () => {
    await renderPage(<Login />, { config: configWithAllLogins('global', { apple: null }), respond });
    expect(await screen.findByRole('button', { name: '使用 Google 登录' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Apple/ })).not.toBeInTheDocument();
  });

  test('hides Google inside WeChat, where it does not work', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('… MicroMessenger/8.0');
    await renderPage(<Login />, { config: configWithAllLogins('global'), respond });
    await screen.findByRole('button', { name: /Apple/ });
    expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument();
    agent.mockRestore();
  });

  test('is switched by arrow keys', async () => {
    const page = await renderPage(<Login />, { config: configWithAllLogins('global'), respond });
    await page.user.tab();
    expect(screen.getByRole('tab', { name: '快捷登录' })).toHaveFocus();
    await page.user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '邮箱登录', selected: true })).toHaveFocus();
    expect(screen.getByRole('form', { name: '邮箱登录' })).toBeInTheDocument();
  });
});

test('the layout is kept while the success is shown, although signing in clears the query cache', async () => {
  const page = await renderPage(<Login />, { config: configWithAllLogins('global'), respond });
  await screen.findByRole('button', { name: /Apple/ });
  page.queryClient.clear();
  await page.renewShell();
  expect(tabs()).toEqual(['快捷登录', '邮箱登录']);
  expect(screen.getByRole('button', { name: /Apple/ })).toBeInTheDocument();
});

describe('the region', () => {
  test('is the region of the configuration without IP services', async () => {
    const setRegion = jest.fn();
    const config = { ...emailOnlyConfig, region: 'china' } as const;
    const page = await renderPage(<Login />, { config, respond, shell: { setRegion } });
    expect(setRegion.mock.calls).toEqual([['china']]);
    expect(page.requests).toEqual([]);
  });

  test('is the server’s response for the address that an IP service returns', async () => {
    const setRegion = jest.fn();
    globalThis.fetch = async () => ({ ok: true, text: async () => '{"ip":"203.0.113.7"}' }) as Response;
    const page = await renderPage(<Login />, {
      config: { ...emailOnlyConfig, region: 'global', ipServices: ['https://ip.example/'] },
      respond: () => guessLocation(['zh']),
      shell: { setRegion },
    });
    await waitFor(() => expect(setRegion).toHaveBeenCalledWith('china'));
    expect(page.requests).toMatchObject([{ path: '/location', body: { ip: '203.0.113.7' } }]);
  });

  test('is guessed, with a notice, without a response within three seconds', async () => {
    jest.useFakeTimers();
    const setRegion = jest.fn();
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
    await renderPage(<Login />, {
      language: 'en-US',
      config: { ...emailOnlyConfig, region: 'china', ipServices: ['https://ip.example/'] },
      respond: () => new Promise(() => {}),
      shell: { setRegion },
    });
    expect(screen.getByRole('status', { name: 'Getting the ways to log in ready' })).toBeInTheDocument();
    globalThis.fetch = () => new Promise(() => {});
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(setRegion.mock.calls).toEqual([['global']]);
    expect(screen.getByText('Failed to detect location')).toBeInTheDocument();
    expect(screen.getByRole('form')).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('is guessed, with e-mail alone, when the configuration cannot be loaded', async () => {
    const setRegion = jest.fn();
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN']);
    await renderPage(<Login />, {
      config: undefined,
      respond: () => {
        throw apiError('UNAVAILABLE');
      },
      shell: { setRegion },
    });
    await waitFor(() => expect(setRegion.mock.calls).toEqual([['china']]));
    expect(screen.getByRole('form', { name: '邮箱登录' })).toBeInTheDocument();
    languages.mockRestore();
  });
});

describe('a forgotten password', () => {
  test('is requested by e-mail; the response does not reveal whether the account exists', async () => {
    const page = await renderPage(<Login />, { config: { ...emailOnlyConfig, mail: true }, respond });
    await page.user.click(screen.getByRole('button', { name: '忘记密码？' }));
    await page.user.click(screen.getByRole('button', { name: '发送邮件' }));
    expect(screen.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription('请输入邮箱地址');
    await page.user.type(screen.getByRole('textbox', { name: '邮箱' }), ' a@b.cn ');
    await page.user.click(screen.getByRole('button', { name: '发送邮件' }));
    expect(page.requests).toEqual([
      { method: 'POST', path: '/auth/password/forgot', body: { email: 'a@b.cn' } },
    ]);
    expect(await screen.findByText(/如果这个邮箱注册过/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '返回登录' }));
    expect(screen.getByRole('heading', { name: '欢迎回来' })).toBeInTheDocument();
  });

  test('is not offered without a mail server', async () => {
    await renderPage(<Login />);
    expect(screen.queryByRole('button', { name: '忘记密码？' })).not.toBeInTheDocument();
  });
});
