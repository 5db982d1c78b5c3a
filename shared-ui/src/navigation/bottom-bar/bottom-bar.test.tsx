import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { BottomBar, BottomBarItem } from './bottom-bar';

test('is a named navigation that marks the current page', () => {
  render(
    <BottomBar label="底部导航">
      <BottomBarItem icon={<svg aria-hidden />} render={<a href="/" />} current>
        首页
      </BottomBarItem>
      <BottomBarItem icon={<svg aria-hidden />} render={<a href="/profile" />}>
        我的
      </BottomBarItem>
    </BottomBar>,
  );
  expect(screen.getByRole('navigation', { name: '底部导航' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '我的' })).toHaveAttribute('href', '/profile');
});
