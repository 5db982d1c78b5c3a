import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Hero } from '../hero/hero';
import { LoginLayout } from './login-layout';

test('the form column has the page’s title and the form', () => {
  render(
    <LoginLayout scene={<svg />} title="欢迎回来" text="你的故事都在这里。" footer="条款">
      <input aria-label="邮箱" />
    </LoginLayout>,
  );
  const title = screen.getByRole('heading', { name: '欢迎回来', level: 1 });
  const column = title.closest('header')!.parentElement;
  expect(column).toContainElement(screen.getByRole('textbox', { name: '邮箱' }));
});

test('adds no landmark, since the page has its main already', () => {
  render(
    <LoginLayout scene={<svg />} title="欢迎回来">
      <input aria-label="邮箱" />
    </LoginLayout>,
  );
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the hero has the title of the home page', () => {
  render(<Hero title={<span>种下一个主题</span>} scene={<svg />} />);
  expect(screen.getByRole('heading', { name: '种下一个主题', level: 1 })).toBeInTheDocument();
});
