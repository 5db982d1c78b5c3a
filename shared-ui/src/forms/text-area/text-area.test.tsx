import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

test('is named by its label and reports changes', async () => {
  const change = jest.fn();
  render(<TextArea label="写主题" onChange={change} />);
  await userEvent.type(screen.getByRole('textbox', { name: '写主题' }), '雪天');
  expect(change).toHaveBeenCalledTimes(2);
});

test('shows the count, without announcing it far from the limit', () => {
  render(<TextArea label="写主题" count={8} max={200} countLabel="还能写 192 个字" />);
  expect(screen.getByText('8 / 200')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('announces the count from ten characters before the limit', () => {
  const { rerender } = render(<TextArea label="写主题" count={189} max={200} countLabel="还能写 11 个字" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<TextArea label="写主题" count={190} max={200} countLabel="还能写 10 个字" />);
  expect(screen.getByRole('status')).toHaveTextContent('还能写 10 个字');
});

test('is described by its error', () => {
  render(<TextArea label="写主题" error="这个主题不太适合" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('这个主题不太适合');
});
