import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field';

test('is a native select with label, error and change handler', async () => {
  const change = jest.fn();
  render(
    <SelectField label="声音" defaultValue="a" error="这个声音用不了" onChange={change}>
      <option value="a">Emma</option>
      <option value="b">Brian</option>
    </SelectField>,
  );
  const list = screen.getByRole('combobox', { name: '声音' });
  expect(list).toHaveAccessibleDescription('这个声音用不了');
  await userEvent.selectOptions(list, 'Brian');
  expect(change).toHaveBeenCalledTimes(1);
  expect(list).toHaveValue('b');
});

test('a hidden label stays its accessible name', () => {
  render(
    <SelectField label="声音" labelHidden>
      <option>Emma</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: '声音' })).toBeInTheDocument();
  expect(screen.getByText('声音').parentElement).toHaveClass('sr-only');
});
