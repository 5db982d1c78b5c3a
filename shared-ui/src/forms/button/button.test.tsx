import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './button';

test('calls onClick by pointer and by keyboard', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>保存</Button>);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('does not submit a form unless its type is submit', () => {
  render(<Button>取消</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('while busy sets aria-busy, keeps the focus and ignores clicks', async () => {
  const press = jest.fn();
  const view = render(
    <Button busy={false} busyLabel="生成中……" onClick={press}>
      生成故事
    </Button>,
  );
  await userEvent.tab();
  view.rerender(
    <Button busy busyLabel="生成中……" onClick={press}>
      生成故事
    </Button>,
  );
  const button = screen.getByRole('button', { name: '生成中……' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a busy submit button does not submit a second time', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="主题" />
      <Button type="submit" busy>
        生成
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), '雪{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('renders label and spinner from the start, so that the width does not change', () => {
  const { container } = render(
    <Button busy={false} busyLabel="生成中……">
      生成故事
    </Button>,
  );
  expect(container).toHaveTextContent('生成故事');
  expect(container).toHaveTextContent('生成中……');
  expect(screen.getByRole('button')).toHaveAccessibleName('生成故事');
});

test('renders a given link with the style of a button', () => {
  render(
    <Button variant="primary" render={<a href="/login" className="own" />}>
      登录
    </Button>,
  );
  const link = screen.getByRole('link', { name: '登录' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveClass('own', 'button', 'primary');
  expect(link).not.toHaveAttribute('type');
});

test("props of the rendered link take precedence over the button's", async () => {
  const own = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const ours = jest.fn();
  render(
    <Button onClick={ours} title="按钮" render={<a href="/login" title="链接" onClick={own} />}>
      登录
    </Button>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveAttribute('title', '链接');
  expect(own).toHaveBeenCalledTimes(1);
  expect(ours).not.toHaveBeenCalled();
});

test('a disabled button ignores clicks', async () => {
  const press = jest.fn();
  render(
    <Button disabled onClick={press}>
      删除
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});
