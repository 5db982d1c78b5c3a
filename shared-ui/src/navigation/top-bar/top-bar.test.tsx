import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Brand } from '../brand/brand';
import { TopBar, TopNav, TopNavItem } from './top-bar';

test('a banner with brand, named navigation and end content', async () => {
  const logOut = jest.fn();
  render(
    <TopBar
      brand={<Brand name="故事芽" latin="StorySprout" label="故事芽 首页" render={<a href="/" />} />}
      end={<a href="/login">登录</a>}
    >
      <TopNav label="主导航">
        <TopNavItem render={<a href="/" />} current>
          首页
        </TopNavItem>
        <TopNavItem render={<a href="/about" />}>关于</TopNavItem>
        <TopNavItem onClick={logOut}>退出登录</TopNavItem>
      </TopNav>
    </TopBar>,
  );
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '故事芽 首页' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '关于' })).not.toHaveAttribute('aria-current');
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  expect(logOut).toHaveBeenCalledTimes(1);
});

test("a router's link keeps its click handler and class", async () => {
  const navigate = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(<TopNavItem render={<a href="/" className="active" onClick={navigate} />}>首页</TopNavItem>);
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link')).toHaveClass('item', 'active');
});
