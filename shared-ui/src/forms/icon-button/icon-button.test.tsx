import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

test('has an accessible name', async () => {
  const press = jest.fn();
  render(
    <IconButton label="分享" onClick={press}>
      <svg />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a heart exposes aria-pressed; a plain button does not', () => {
  render(
    <>
      <IconButton label="取消收藏" variant="heart" pressed>
        <svg />
      </IconButton>
      <IconButton label="收藏" variant="heart" pressed={false}>
        <svg />
      </IconButton>
      <IconButton label="设置">
        <svg />
      </IconButton>
    </>,
  );
  expect(screen.getByRole('button', { name: '取消收藏' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: '设置' })).not.toHaveAttribute('aria-pressed');
});

test('can render a link', () => {
  render(
    <IconButton label="返回" render={<a href="/" />}>
      <svg />
    </IconButton>,
  );
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/');
});
