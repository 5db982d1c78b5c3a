import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slider } from './slider';

const props = { label: '朗读进度', value: 20, max: 72, step: 5, onChange: () => {} };

test('has an accessible name, a range and a value text', () => {
  render(<Slider {...props} valueText={(seconds) => `${seconds} 秒，共 72 秒`} />);
  const slider = screen.getByRole('slider', { name: '朗读进度' });
  expect(slider).toHaveAttribute('max', '72');
  expect(slider).toHaveValue('20');
  expect(slider).toHaveAttribute('aria-valuetext', '20 秒，共 72 秒');
});

test('arrow keys move by one step', async () => {
  const change = jest.fn();
  const commit = jest.fn();
  render(<Slider {...props} onChange={change} onCommit={commit} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith(25);
  expect(commit).toHaveBeenCalledWith(25);
});

test.each([
  ['ArrowRight', 25.5],
  ['ArrowUp', 25.5],
  ['ArrowLeft', 15.5],
  ['ArrowDown', 15.5],
  ['PageUp', 35.5],
  ['PageDown', 5.5],
  ['Home', 0],
  ['End', 72],
])('%s moves by keySteps', async (key, expected) => {
  const change = jest.fn();
  const commit = jest.fn();
  const steps = { step: 0.5, keySteps: { arrow: 5, page: 15 } };
  render(<Slider {...props} {...steps} value={20.5} onChange={change} onCommit={commit} />);
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  expect(change.mock.calls).toEqual([[expected]]);
  expect(commit.mock.calls).toEqual([[expected]]);
});

test('keys stop at both ends', async () => {
  const change = jest.fn();
  const steps = { keySteps: { arrow: 5, page: 15 } };
  const { rerender } = render(<Slider {...props} {...steps} value={2} onChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  rerender(<Slider {...props} {...steps} value={70} onChange={change} />);
  await userEvent.keyboard('{PageUp}');
  expect(change.mock.calls).toEqual([[0], [72]]);
});

test('cannot be focused while disabled', async () => {
  render(<Slider {...props} disabled />);
  expect(screen.getByRole('slider')).toBeDisabled();
});
