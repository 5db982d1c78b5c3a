import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

test('shows the picture', () => {
  render(<Avatar src="/me.png" alt="小满" />);
  expect(screen.getByRole('img', { name: '小满' })).toHaveAttribute('src', '/me.png');
});

test('falls back to the drawing when there is no picture or it does not load, and tries a new one', () => {
  const { container, rerender } = render(<Avatar src="/gone.png" alt="小满" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: '小满' })).toBeInTheDocument();
  rerender(<Avatar src="/new.png" alt="小满" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
});

test('without a name it is decoration', () => {
  render(<Avatar />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
