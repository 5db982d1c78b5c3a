import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SessionInfo } from '@storysprout/contracts/api/sessions';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '../../../testing/open-settings';

const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000).toISOString();
const session = (changes: Partial<SessionInfo>): SessionInfo => ({
  id: '019a0000-0000-7000-8000-000000000001',
  browser: 'Firefox',
  system: 'Windows',
  country: null,
  lastUsedAt: HOURS_AGO,
  isCurrent: false,
  ...changes,
});
const OWN = session({ isCurrent: true, country: 'CN' });
const PHONE = session({
  id: '019a0000-0000-7000-8000-000000000002',
  browser: 'WeChat',
  system: 'iPhone',
  country: 'SG',
});
const UNKNOWN = session({ id: '019a0000-0000-7000-8000-000000000003', browser: null, system: null });

const rows = async (name = '登录的设备') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

beforeEach(() => sessionStorage.clear());

describe('the list of devices', () => {
  test('names device, place and last use; the own one has no button', async () => {
    await openSettings({ sessions: [OWN, PHONE, UNKNOWN] });
    const [own, phone, unknown] = await rows();
    expect(own).toHaveTextContent('Windows · Firefox');
    expect(own).toHaveTextContent('中国 · 现在');
    expect(own).toHaveTextContent('这台设备');
    expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent('iPhone · 微信');
    expect(phone).toHaveTextContent('新加坡 · 3小时前');
    expect(unknown).toHaveTextContent('一台设备');
  });

  test('speaks English', async () => {
    await openSettings({ sessions: [OWN, PHONE], language: 'en-US' });
    const [own, phone] = await rows('Where you are logged in');
    expect(own).toHaveTextContent('Firefox on Windows');
    expect(phone).toHaveTextContent('WeChat on iPhone');
    expect(phone).toHaveTextContent('Singapore');
  });

  test('alone has no button that ends the others', async () => {
    await openSettings({ sessions: [OWN] });
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).not.toBeInTheDocument();
  });

  test('that fails to load can be retried', async () => {
    let isAway = true;
    const { user } = await openSettings({
      sessions: [OWN],
      respond: ({ path }) => {
        if (path === '/auth/sessions' && isAway) throw apiError('UNAVAILABLE');
        return undefined;
      },
    });
    await screen.findByText('登录的设备没有读出来');
    isAway = false;
    await user.click(await screen.findByRole('button', { name: '再试一次' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('ending', () => {
  test('one ends that one and reads the list again', async () => {
    const { user, shell, requestsTo } = await openSettings({ sessions: [OWN, PHONE] });
    await user.click(await screen.findByRole('button', { name: '退出 iPhone · 微信' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('已退出', 'success'));
    expect(requestsTo('DELETE', `/auth/sessions/${PHONE.id}`)).toHaveLength(1);
    await waitFor(() => expect(requestsTo('GET', '/auth/sessions')).toHaveLength(2));
  });

  test('all others asks first', async () => {
    const { user, shell, requestsTo } = await openSettings({ sessions: [OWN, PHONE, UNKNOWN] });
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
    await waitFor(() => expect(requestsTo('DELETE', '/auth/sessions')).toHaveLength(1));
    expect(shell.modal).toHaveBeenCalledWith(
      expect.objectContaining({ confirm: expect.objectContaining({ destructive: true }) }),
    );
  });

  test('declined sends no request', async () => {
    const modal = jest.fn(async () => false);
    const { user, requestsTo } = await openSettings({ sessions: [OWN, PHONE], shell: { modal } });
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
    await waitFor(() => expect(modal).toHaveBeenCalled());
    expect(requestsTo('DELETE', '/auth/sessions')).toEqual([]);
  });

  test('one that has ended meanwhile says nothing; a failure does', async () => {
    let code: 'NOT_FOUND' | 'UNAVAILABLE' = 'NOT_FOUND';
    const { user, shell, requestsTo } = await openSettings({
      sessions: [OWN, PHONE],
      respond: ({ method }) => {
        if (method === 'DELETE') throw apiError(code);
        return undefined;
      },
    });
    const button = await screen.findByRole('button', { name: '退出 iPhone · 微信' });
    await user.click(button);
    await waitFor(() => expect(requestsTo('GET', '/auth/sessions')).toHaveLength(2));
    expect(shell.toast).not.toHaveBeenCalled();
    code = 'UNAVAILABLE';
    await user.click(await screen.findByRole('button', { name: '退出 iPhone · 微信' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('没有退出成，请重试', 'error'));
  });
});
