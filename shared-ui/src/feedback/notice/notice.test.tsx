import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('only an error is announced', () => {
  const { rerender } = render(<Notice tone="error">网络开小差了</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了');
  rerender(<Notice>登录后，故事会自动保存。</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('renders an action', () => {
  render(<Notice action={<button>再试一次</button>}>网络开小差了</Notice>);
  expect(screen.getByRole('button', { name: '再试一次' })).toBeInTheDocument();
});
