import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextField } from './text-field';

test('is named by its label, which focuses it', async () => {
  render(<TextField label="昵称" />);
  await userEvent.click(screen.getByText('昵称'));
  expect(screen.getByRole('textbox', { name: '昵称' })).toHaveFocus();
});

test('an error is announced, describes the input and marks it invalid', () => {
  const { rerender } = render(<TextField label="邮箱" hint="只用来登录" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toBeValid();

  rerender(<TextField label="邮箱" hint="只用来登录" error="请输入有效的邮箱地址" />);
  const input = screen.getByRole('textbox', { name: '邮箱' });
  expect(screen.getByRole('alert')).toHaveTextContent('请输入有效的邮箱地址');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请输入有效的邮箱地址 只用来登录');
});

test('native attributes pass through, so that password managers work', async () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn();
  render(
    <TextField
      label="邮箱"
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      ref={ref}
      onChange={change}
      required
    />,
  );
  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('name', 'email');
  expect(input).toBeRequired();
  expect(ref.current).toBe(input);
  await userEvent.type(input, 'a');
  expect(change).toHaveBeenCalledTimes(1);
});

test('the reveal button shows and hides the password and changes its label', async () => {
  render(<TextField label="密码" type="password" reveal={{ show: '显示密码', hide: '隐藏密码' }} />);
  const input = screen.getByLabelText('密码');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(input).toHaveAttribute('type', 'password');
});
