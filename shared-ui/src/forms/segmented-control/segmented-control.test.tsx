import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

test('selects by click and by arrow keys', async () => {
  const change = jest.fn();
  function Modes() {
    const [value, setValue] = useState('off');
    return (
      <SegmentedControl
        label="中文译文"
        value={value}
        onChange={(next) => {
          setValue(next);
          change(next);
        }}
        options={[
          { value: 'off', label: '只看英文' },
          { value: 'each', label: '逐句对照' },
          { value: 'full', label: '全文对照' },
        ]}
      />
    );
  }
  render(<Modes />);
  expect(screen.getByRole('radiogroup', { name: '中文译文' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '只看英文' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '全文对照' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(change.mock.calls).toEqual([['full'], ['each']]);
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('逐句对照');
});
