import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { avatarColoursOf } from './avatar-colours';

test('shows the picture', () => {
  render(<Avatar src="/me.png" alt="小满" />);
  expect(screen.getByRole('img', { name: '小满' })).toHaveAttribute('src', '/me.png');
});

test('falls back to the drawing without a picture or when it fails to load, and tries a new source', () => {
  const { container, rerender } = render(<Avatar src="/gone.png" alt="小满" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: '小满' })).toBeInTheDocument();
  rerender(<Avatar src="/new.png" alt="小满" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
});

test('is decorative without a name', () => {
  render(<Avatar />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a nickname always gets the same colours, other nicknames other ones', () => {
  expect(avatarColoursOf(' 小满 ')).toEqual(avatarColoursOf('小满'));
  const names = Array.from({ length: 100 }, (_, index) => `小树${index}`);
  const drawings = new Set(names.map((name) => JSON.stringify(avatarColoursOf(name))));
  expect(drawings.size).toBe(20);
  const { container } = render(<Avatar name="小满" />);
  const { shell, sky } = avatarColoursOf('小满');
  expect(container.firstChild).toHaveAttribute('data-shell', shell);
  expect(container.firstChild).toHaveAttribute('data-sky', sky);
});

test.each(['', '💩'.repeat(200), '\u202Egnp', '<img onerror>'])('%j gets a drawing, too', (name) => {
  expect(avatarColoursOf(name)).toEqual({ shell: expect.any(String), sky: expect.any(String) });
});
