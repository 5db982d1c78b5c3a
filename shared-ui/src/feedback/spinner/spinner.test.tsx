import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

test('says what is on its way, when it stands alone', () => {
  render(<Spinner label="正在加载" />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载');
});

test('beside a text that says the same it is silent', () => {
  const { container } = render(<Spinner />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
