import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Card } from './card';

test('renders a given form that submits', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <Card render={<form aria-label="生成故事" onSubmit={submit} />}>
      <button>生成</button>
    </Card>,
  );
  expect(screen.getByRole('form', { name: '生成故事' })).toHaveClass('card');
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
});
