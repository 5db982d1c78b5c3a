import { afterEach, describe, expect, it } from '@jest/globals';
import type { ModalOptions } from '@storysprout/contracts/shell';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../i18n/catalogue';
import { useNotifications } from './notification-store';
import { Notifications } from './notifications';

async function show() {
  await catalogue.load('zh-CN');
  render(
    <FakeShell>
      <Notifications />
    </FakeShell>,
  );
}

const ask = (options: ModalOptions) =>
  act(async () => void asked.push(useNotifications.getState().modal(options)));
let asked: Promise<boolean>[] = [];

afterEach(() => {
  asked = [];
  useNotifications.setState({ toasts: [], modals: [] });
});

describe('a modal opened by a page', () => {
  it('has the specification’s default title of its type', async () => {
    await show();
    await ask({ type: 'error', message: '出错了' });
    expect(await screen.findByRole('heading', { name: '错误' })).toBeTruthy();
  });

  it('resolves with true on confirm', async () => {
    await show();
    await ask({ type: 'warning', message: '删除吗？', confirm: {} });
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await expect(asked[0]).resolves.toBe(true);
  });

  it('resolves with false on cancel', async () => {
    await show();
    await ask({ type: 'warning', message: '删除吗？', confirm: {} });
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await expect(asked[0]).resolves.toBe(false);
  });

  it('is queued while another is open', async () => {
    await show();
    await ask({ type: 'info', message: 'first' });
    await ask({ type: 'info', message: 'second' });
    expect(await screen.findByText('first')).toBeTruthy();
    expect(screen.queryByText('second')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(await screen.findByText('second')).toBeTruthy();
  });
});

describe('a toast', () => {
  it('is announced', async () => {
    await show();
    act(() => useNotifications.getState().toast('已退出登录'));
    expect(await screen.findByText('已退出登录')).toBeTruthy();
  });
});
