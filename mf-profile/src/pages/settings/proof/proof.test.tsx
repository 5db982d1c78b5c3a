import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '../../../testing/open-settings';

type Settings = Awaited<ReturnType<typeof openSettings>>;
const PASSWORD = 'secret-1';

beforeEach(() => sessionStorage.clear());

/** A server that wants a proof before it deletes the account. */
function withProof() {
  let isProven = false;
  return ({ method, path, body }: ApiRequest) => {
    if (path === '/auth/proof') {
      if ((body as { password: string }).password !== PASSWORD) throw apiError('CONFIRMATION_REQUIRED');
      isProven = true;
      return { provenUntil: '2026-03-02T12:00:00.000Z' };
    }
    if (method === 'DELETE' && !isProven) throw apiError('PROOF_REQUIRED', 'no', { status: 403 });
    return undefined;
  };
}

/** Types the word, presses the button and waits for the dialog. */
async function askToDelete({ user }: Settings) {
  await user.click(await screen.findByRole('button', { name: '我要删除账号' }));
  await user.type(screen.getByLabelText('输入 DELETE 表示确定'), 'DELETE');
  await user.click(screen.getByRole('button', { name: '永久删除' }));
  return within(await screen.findByRole('dialog', { name: '先确认一下是你' }));
}

describe('a step that needs a recent proof', () => {
  test('asks for the password, then goes on by itself', async () => {
    const page = await openSettings({ respond: withProof() });
    const dialog = await askToDelete(page);
    await waitFor(() => expect(dialog.getByLabelText('密码')).toHaveFocus());
    await page.user.type(dialog.getByLabelText('密码'), PASSWORD);
    await page.user.click(dialog.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(page.shell.logout).toHaveBeenCalled());
    expect(page.requestsTo('POST', '/auth/proof')[0]?.body).toEqual({
      provider: 'email',
      password: PASSWORD,
    });
    expect(page.requestsTo('DELETE', '/users/account')).toHaveLength(2);
  });

  test('shows a wrong password at its field, and keeps what was typed on the page', async () => {
    const page = await openSettings({ respond: withProof() });
    const dialog = await askToDelete(page);
    await page.user.type(dialog.getByLabelText('密码'), 'wrong-1');
    await page.user.click(dialog.getByRole('button', { name: '确认' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('密码')).toHaveAccessibleDescription('密码不对，再想想'),
    );
    await page.user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('输入 DELETE 表示确定')).toHaveValue('DELETE');
    expect(page.shell.toast).not.toHaveBeenCalled();
    expect(page.shell.logout).not.toHaveBeenCalled();
  });

  test('wants a password before it sends anything', async () => {
    const page = await openSettings({ respond: withProof() });
    const dialog = await askToDelete(page);
    await page.user.click(dialog.getByRole('button', { name: '确认' }));
    expect(dialog.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(page.requestsTo('POST', '/auth/proof')).toEqual([]);
  });

  test.each([
    ['ACCOUNT_LOCKED', '输错太多次了，过一会儿再试'],
    ['RATE_LIMITED', '太快啦，休息一下再试'],
    ['NETWORK', '没有确认成，请重试'],
  ] as const)('%s keeps the dialog and says so', async (code, message) => {
    const server = withProof();
    const page = await openSettings({
      respond: (request) => {
        if (request.path === '/auth/proof') throw apiError(code);
        return server(request);
      },
    });
    const dialog = await askToDelete(page);
    await page.user.type(dialog.getByLabelText('密码'), PASSWORD);
    await page.user.click(dialog.getByRole('button', { name: '确认' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  test('leads a pupil without a password to the login once more', async () => {
    const page = await openSettings({ logins: ['wechat'], respond: withProof() });
    const dialog = await askToDelete(page);
    expect(dialog.queryByLabelText('密码')).not.toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: '再登录一次' }));
    expect(page.shell.signInAgain).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['下载我的数据', 'GET', '/users/export'],
    ['解除微信登录', 'DELETE', '/auth/logins/wechat'],
  ] as const)('is also asked for by %s', async (button, method, path) => {
    let isProven = false;
    const { user, requestsTo } = await openSettings({
      logins: ['email', 'wechat'],
      respond: (request) => {
        isProven ||= request.path === '/auth/proof';
        if (request.path === path && !isProven) throw apiError('PROOF_REQUIRED', 'no', { status: 403 });
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: '先确认一下是你' }));
    await user.type(dialog.getByLabelText('密码'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(requestsTo(method, path)).toHaveLength(2));
  });
});
