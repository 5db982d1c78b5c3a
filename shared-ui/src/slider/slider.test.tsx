import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slider } from './slider';

const props = { label: '朗读进度', value: 20, max: 72, step: 5, onChange: () => {} };

test('has a name, a range and words for its value', () => {
  render(<Slider {...props} valueText={(seconds) => `${seconds} 秒，共 72 秒`} />);
  const slider = screen.getByRole('slider', { name: '朗读进度' });
  expect(slider).toHaveAttribute('max', '72');
  expect(slider).toHaveValue('20');
  expect(slider).toHaveAttribute('aria-valuetext', '20 秒，共 72 秒');
});

test('arrow keys go one step', async () => {
  const change = jest.fn();
  const commit = jest.fn();
  render(<Slider {...props} onChange={change} onCommit={commit} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith(25);
  expect(commit).toHaveBeenCalledWith(25);
});

test('disabled, it cannot be reached', async () => {
  render(<Slider {...props} disabled />);
  expect(screen.getByRole('slider')).toBeDisabled();
});
