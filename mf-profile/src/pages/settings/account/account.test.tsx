import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '../../../testing/open-settings';

const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('linked logins', () => {
  test('are listed with their dates; the only one has no remove button', async () => {
    await openSettings();
    const [login] = within(await screen.findByRole('list', { name: '登录方式' })).getAllByRole('listitem');
    expect(login).toHaveTextContent('邮箱和密码');
    expect(login).toHaveTextContent('2026年3月2日绑定');
    expect(login).toHaveTextContent('只有这一种，所以要留着');
    expect(screen.queryByRole('button', { name: /^解除/ })).not.toBeInTheDocument();
  });

  test('one of several is removed after a confirmation', async () => {
    const { user, shell, requestsTo } = await openSettings({ logins: ['email', 'wechat'] });
    await user.click(await press('解除微信登录'));
    expect(shell.modal).toHaveBeenCalledWith(
      expect.objectContaining({ confirm: expect.objectContaining({ destructive: true }) }),
    );
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('已解除', 'success'));
    expect(requestsTo('DELETE', '/auth/logins/wechat')).toHaveLength(1);
    expect(requestsTo('GET', '/auth/logins')).toHaveLength(2);
  });

  test('the last one, after a removal in another tab, is kept with a message', async () => {
    const { user, shell } = await openSettings({
      logins: ['email', 'wechat'],
      respond: ({ method }) => {
        if (method === 'DELETE') throw apiError('LAST_LOGIN', 'no', { status: 409 });
        return undefined;
      },
    });
    await user.click(await press('解除邮箱和密码登录'));
    await waitFor(() =>
      expect(shell.modal).toHaveBeenLastCalledWith({
        type: 'info',
        message: expect.stringContaining('最后一种登录方式'),
      }),
    );
    expect(shell.toast).not.toHaveBeenCalled();
  });

  test('a declined confirmation sends no request', async () => {
    const modal = async () => false;
    const { user, requestsTo } = await openSettings({ logins: ['email', 'apple'], shell: { modal } });
    await user.click(await press('解除Apple登录'));
    expect(requestsTo('DELETE', '/auth/logins/apple')).toHaveLength(0);
  });

  test('a list that fails to load can be retried', async () => {
    let isAway = true;
    const { user } = await openSettings({
      respond: ({ path }) => {
        if (path === '/auth/logins' && isAway) throw apiError('UNAVAILABLE');
        return undefined;
      },
    });
    await screen.findByText('登录方式没有读出来');
    isAway = false;
    await user.click(await press('再试一次'));
    expect(await screen.findByText('邮箱和密码')).toBeInTheDocument();
  });
});

describe('the password', () => {
  const fill = async (user: Awaited<ReturnType<typeof openSettings>>['user'], repeat = 'secret-2') => {
    await user.click(await press('修改密码'));
    expect(screen.getByLabelText('当前密码')).toHaveFocus();
    await user.type(screen.getByLabelText('当前密码'), 'secret-1');
    await user.type(screen.getByLabelText('新密码'), 'secret-2');
    await user.type(screen.getByLabelText('再输入一次新密码'), repeat);
    await user.click(await press('改好了'));
  };

  test('is changed with the current one; the form closes', async () => {
    const { user, shell, requestsTo } = await openSettings();
    await fill(user);
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('密码改好了', 'success'));
    expect(requestsTo('POST', '/auth/password/change')[0]?.body).toEqual({
      current: 'secret-1',
      password: 'secret-2',
    });
    expect(await press('修改密码')).toHaveFocus();
  });

  test('invalid input shows an error at its field and is not sent', async () => {
    const { user, requestsTo } = await openSettings();
    await fill(user, 'secret-3');
    const repeat = screen.getByLabelText('再输入一次新密码');
    expect(repeat).toHaveAccessibleDescription('两次输入的密码不一致');
    expect(repeat).toHaveFocus();
    expect(requestsTo('POST', '/auth/password/change')).toHaveLength(0);
  });

  test.each([
    ['ACCOUNT_LOCKED', '输错太多次了，过一会儿再试'],
    ['RATE_LIMITED', '太快啦，休息一下再试'],
    ['NETWORK', '密码没有改成，请重试'],
  ] as const)('%s keeps the form and shows an error', async (code, message) => {
    const { user, shell } = await openSettings({
      respond: ({ path }) => {
        if (path === '/auth/password/change') throw apiError(code);
        return undefined;
      },
    });
    await fill(user);
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(message, 'error'));
    expect(screen.getByLabelText('新密码')).toHaveValue('secret-2');
  });

  test('a wrong current one shows an error at its field', async () => {
    const { user } = await openSettings({
      respond: ({ path }) => {
        if (path === '/auth/password/change') throw apiError('CONFIRMATION_REQUIRED');
        return undefined;
      },
    });
    await fill(user);
    await waitFor(() =>
      expect(screen.getByLabelText('当前密码')).toHaveAccessibleDescription('当前密码不对，再想想'),
    );
    expect(screen.getByLabelText('当前密码')).toHaveFocus();
  });

  test('a common one shows a kind reason at its field, and keeps what was typed', async () => {
    const { user } = await openSettings({
      respond: ({ path }) => {
        const errors = [{ path: 'password', message: 'COMMON_PASSWORD' }];
        if (path === '/auth/password/change') throw apiError('VALIDATION_FAILED', 'no', { errors });
        return undefined;
      },
    });
    await fill(user);
    const field = screen.getByLabelText('新密码');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/很多人都用这个密码/));
    expect(
      [field, screen.getByLabelText('当前密码')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['secret-2', 'secret-1']);
  });

  test('an account without an e-mail login has no form', async () => {
    await openSettings({ logins: ['wechat'] });
    await screen.findByText('微信');
    expect(screen.queryByRole('button', { name: '修改密码' })).not.toBeInTheDocument();
  });
});

describe('the export', () => {
  test('saves the whole response as a file', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:file';
      },
      revokeObjectURL: jest.fn(),
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('storysprout-export.json');
      expect(this.href).toBe('blob:file');
    });
    const { user, requestsTo } = await openSettings({
      respond: ({ path }) => (path === '/users/export' ? { account: { nickName: '小芽' } } : undefined),
    });
    await user.click(await press('下载我的数据'));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(requestsTo('GET', '/users/export')[0]?.raw).toBe(true);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
    reader.readAsText(files[0]!);
    expect(JSON.parse((await read) as string)).toEqual({ account: { nickName: '小芽' } });
    click.mockRestore();
  });

  test('shows an error when it fails', async () => {
    const { user, shell } = await openSettings({
      respond: ({ path }) => {
        if (path === '/users/export') throw apiError('TIMEOUT');
        return undefined;
      },
    });
    await user.click(await press('下载我的数据'));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('没有下载成，请重试', 'error'));
  });
});

describe('deleting the account', () => {
  const typeAndDelete = async (
    user: Awaited<ReturnType<typeof openSettings>>['user'],
    word: string,
  ): Promise<HTMLElement> => {
    await user.click(await press('我要删除账号'));
    const field = screen.getByLabelText('输入 DELETE 表示确定');
    expect(field).toHaveFocus();
    if (word) await user.type(field, word);
    await user.click(await press('永久删除'));
    return field;
  };

  test('requires the confirmation word, shows a message and signs out', async () => {
    const { user, shell, requestsTo } = await openSettings();
    await typeAndDelete(user, 'DELETE');
    await waitFor(() => expect(shell.logout).toHaveBeenCalled());
    expect(requestsTo('DELETE', '/users/account')[0]?.body).toEqual({ confirm: 'DELETE' });
    expect(shell.modal).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'success', title: '账号已删除' }),
    );
  });

  test.each(['', 'delete', 'DELET'])('%j is not the confirmation word', async (word) => {
    const { user, requestsTo } = await openSettings();
    const field = await typeAndDelete(user, word);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('要输入 DELETE'));
    expect(requestsTo('DELETE', '/users/account')).toHaveLength(0);
  });

  test('can be cancelled', async () => {
    const { user } = await openSettings();
    await typeAndDelete(user, 'DEL');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(await press('我要删除账号')).toHaveFocus();
  });

  test('shows an error when it fails, without signing out', async () => {
    const { user, shell } = await openSettings({
      respond: ({ method }) => {
        if (method === 'DELETE') throw apiError('UNAVAILABLE');
        return undefined;
      },
    });
    await typeAndDelete(user, 'DELETE');
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('没有删除成，请重试', 'error'));
    expect(shell.logout).not.toHaveBeenCalled();
  });
});
