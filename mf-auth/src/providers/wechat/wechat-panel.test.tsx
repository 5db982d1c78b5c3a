import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { WechatStatus } from '@storysprout/contracts/api/auth';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import WechatPanel from './wechat-panel';

const qr = { qrCode: 'https://app.example/api/auth/wechat/scan/1', ticket: 'the ticket', matchCode: '42' };
let status: WechatStatus['status'] | Error;
let code: () => unknown;

const respond = ({ path }: ApiRequest) => {
  if (path === '/auth/wechat-qr') return code();
  if (status instanceof Error) throw status;
  const data = status === 'confirmed' ? { userInfo: fakeUser, token: 'the token' } : null;
  return { success: true, status, data };
};
const statusRegion = () => screen.getAllByRole('status')[0]!;
/** Advances the timers by slightly more, so that React renders the result. */
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000 + 20));
const polls = (requests: ApiRequest[]) =>
  requests.filter(({ path }) => path.includes('wechat-status')).length;

beforeEach(() => {
  jest.useFakeTimers();
  status = 'pending';
  code = () => qr;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open() {
  const page = await renderPage(<WechatPanel />, { respond });
  await seconds(0);
  return page;
}

test('announces that the QR code is loading', async () => {
  code = () => new Promise(() => {});
  await open();
  expect(statusRegion()).toHaveTextContent('正在生成二维码');
});

test('shows the QR code of 192 pixels, instructions, and the code to compare', async () => {
  await open();
  const picture = screen.getByRole('img', { name: '微信登录二维码' });
  expect(picture).toHaveAttribute('width', '192');
  expect(picture).toHaveAttribute('height', '192');
  for (const text of ['请用微信扫一扫', '安全登录', '42']) {
    expect(statusRegion()).toHaveTextContent(text);
  }
});

test('polls every two seconds; a confirmation signs in and ends the polling', async () => {
  const page = await open();
  expect(polls(page.requests)).toBe(0);
  await seconds(2);
  expect(page.requests.at(-1)).toMatchObject({ path: '/auth/wechat-status/the%20ticket', raw: true });
  status = 'scanned';
  await seconds(2);
  expect(statusRegion()).toHaveTextContent('扫描成功');
  expect(statusRegion()).toHaveTextContent('请在手机上确认');
  status = 'confirmed';
  await seconds(2);
  expect(polls(page.requests)).toBe(3);
  expect(statusRegion()).toHaveTextContent('登录成功');
  expect(page.shell.login).toHaveBeenCalledTimes(1);
  expect(page.shell.login).toHaveBeenCalledWith(fakeUser, 'the token');
  expect(page.shell.leaveLogin).toHaveBeenCalledTimes(1);
  await seconds(10);
  expect(polls(page.requests)).toBe(3);
});

test('stays confirmed while the success is shown, although signing in clears the query cache', async () => {
  let clear = () => {};
  const page = await renderPage(<WechatPanel />, {
    respond,
    shell: { login: () => clear(), modal: () => new Promise(() => {}) },
  });
  clear = () => page.queryClient.clear();
  await seconds(0);
  status = 'confirmed';
  await seconds(2);
  await page.renewShell();
  await seconds(10);
  expect(statusRegion()).toHaveTextContent('登录成功');
  expect(screen.getByRole('img', { name: '微信登录二维码' })).toBeInTheDocument();
  expect(page.requests.map(({ path }) => path)).toEqual([
    '/auth/wechat-qr',
    '/auth/wechat-status/the%20ticket',
  ]);
});

test.each([
  ['the server reports it', 'expired', 2],
  ['five minutes are over', 'pending', 300],
] as const)('expires when %s; a press loads another code', async (_, reported, after) => {
  const page = await open();
  status = reported;
  await seconds(after);
  expect(statusRegion()).toHaveTextContent('二维码已过期');
  const pollCount = polls(page.requests);
  await seconds(10);
  expect(polls(page.requests)).toBe(pollCount);
  code = () => ({ ...qr, ticket: 'another', matchCode: '77' });
  status = 'pending';
  fireEvent.click(screen.getByRole('button', { name: '点击刷新' }));
  await seconds(0);
  expect(statusRegion()).toHaveTextContent('77');
});

test('a failed poll is only logged; polling continues', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  await open();
  status = apiError('NETWORK');
  await seconds(2);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(statusRegion()).toHaveTextContent('请用微信扫一扫');
  status = 'scanned';
  await seconds(2);
  expect(statusRegion()).toHaveTextContent('扫描成功');
});

test('shows an error when no code can be loaded, with a retry', async () => {
  code = () => {
    throw apiError('UNAVAILABLE');
  };
  await open();
  expect(statusRegion()).toHaveTextContent('获取二维码失败');
  code = () => qr;
  fireEvent.click(screen.getByRole('button', { name: '点击刷新' }));
  await seconds(0);
  expect(statusRegion()).toHaveTextContent('请用微信扫一扫');
});

test('does not poll while the page is hidden or unmounted', async () => {
  const page = await open();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await seconds(10);
  expect(polls(page.requests)).toBe(0);
  visibility.mockReturnValue('visible');
  await seconds(2);
  expect(polls(page.requests)).toBe(1);
  page.unmount();
  await seconds(10);
  expect(polls(page.requests)).toBe(1);
});
