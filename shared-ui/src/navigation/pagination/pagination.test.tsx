import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

const texts = { label: '翻页', prevLabel: '上一页', nextLabel: '下一页' };

test('renders nothing for a single page', () => {
  const { container } = render(<Pagination {...texts} page={1} pageCount={1} onPageChange={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});

test('goes to the previous and next page', async () => {
  const go = jest.fn();
  render(<Pagination {...texts} page={2} pageCount={3} onPageChange={go} />);
  expect(screen.getByRole('navigation', { name: '翻页' })).toHaveTextContent('2 / 3');
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(go.mock.calls).toEqual([[1], [3]]);
});

test('disables the buttons at both ends', () => {
  const { rerender } = render(<Pagination {...texts} page={1} pageCount={2} onPageChange={() => {}} />);
  expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
  rerender(<Pagination {...texts} page={2} pageCount={2} onPageChange={() => {}} />);
  expect(screen.getByRole('button', { name: '上一页' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

test('has a screen reader text for the page', () => {
  render(
    <Pagination {...texts} page={1} pageCount={2} pageLabel="第 1 页，共 2 页" onPageChange={() => {}} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('第 1 页，共 2 页');
});
