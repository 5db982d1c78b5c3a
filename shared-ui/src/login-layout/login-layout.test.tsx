import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Hero } from '../hero/hero';
import { LoginLayout } from './login-layout';

test('the form column is the main part of the page and bears its title', () => {
  render(
    <LoginLayout
      brand={<a href="/">故事芽</a>}
      scene={<svg />}
      title="欢迎回来"
      text="你的故事都在这里。"
      footer="条款"
    >
      <input aria-label="邮箱" />
    </LoginLayout>,
  );
  const main = screen.getByRole('main');
  expect(main).toContainElement(screen.getByRole('heading', { name: '欢迎回来', level: 1 }));
  expect(main).toContainElement(screen.getByRole('textbox', { name: '邮箱' }));
  expect(main).not.toContainElement(screen.getByRole('link', { name: '故事芽' }));
});

test('the hero bears the title of the home page', () => {
  render(<Hero title={<span>种下一个主题</span>} scene={<svg />} />);
  expect(screen.getByRole('heading', { name: '种下一个主题', level: 1 })).toBeInTheDocument();
});
