import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

test('announces its label', () => {
  render(<Spinner label="正在加载" />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载');
});

test('is decorative without a label', () => {
  const { container } = render(<Spinner />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
