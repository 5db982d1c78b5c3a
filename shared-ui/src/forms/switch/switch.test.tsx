import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

test('toggles by click and by the space key', async () => {
  const change = jest.fn();
  render(
    <Switch checked={false} onChange={change}>
      朗读时跟着翻页
    </Switch>,
  );
  await userEvent.click(screen.getByText('朗读时跟着翻页'));
  expect(screen.getByRole('switch', { name: '朗读时跟着翻页' })).not.toBeChecked(); // the app decides
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true]]);
});
