import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('an error is announced, anything else is not', () => {
  const { rerender } = render(<Notice tone="error">网络开小差了</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了');
  rerender(<Notice>登录后，故事会自动保存。</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('carries one action', () => {
  render(<Notice action={<button>再试一次</button>}>网络开小差了</Notice>);
  expect(screen.getByRole('button', { name: '再试一次' })).toBeInTheDocument();
});
