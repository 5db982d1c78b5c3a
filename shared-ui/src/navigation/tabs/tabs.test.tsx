import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Login({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('wechat');
  return (
    <Tabs
      label="登录方式"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      items={[
        { value: 'wechat', label: '微信登录', panel: '扫一扫' },
        { value: 'email', label: '邮箱登录', panel: '邮箱和密码' },
      ]}
    />
  );
}

test('shows only the panel of the selected tab', async () => {
  render(<Login onChange={() => {}} />);
  expect(screen.getByRole('tablist', { name: '登录方式' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: '微信登录' })).toHaveTextContent('扫一扫');
  await userEvent.click(screen.getByRole('tab', { name: '邮箱登录' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('邮箱登录');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('邮箱和密码');
  expect(screen.queryByText('扫一扫')).not.toBeInTheDocument();
});

test('arrow keys move and select; Tab leaves the tab list', async () => {
  const change = jest.fn();
  render(<Login onChange={change} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: '微信登录' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '邮箱登录' })).toHaveFocus();
  expect(change).toHaveBeenLastCalledWith('email');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('arrow keys wrap around; Home and End go to the ends', async () => {
  render(<Login onChange={() => {}} />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  await userEvent.tab();
  for (const [key, label] of [
    ['{ArrowLeft}', '邮箱登录'],
    ['{ArrowRight}', '微信登录'],
    ['{End}', '邮箱登录'],
    ['{Home}', '微信登录'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toHaveTextContent(label);
    expect(chosen()).toHaveFocus();
  }
});

test('ignores keys with a modifier and clicks on the selected tab', async () => {
  const change = jest.fn();
  render(<Login onChange={change} />);
  await userEvent.click(screen.getByRole('tab', { name: '微信登录' }));
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
  expect(screen.getByRole('tab', { name: '微信登录' })).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});
