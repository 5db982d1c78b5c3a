import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion, type ToastMessage } from './toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const copied: ToastMessage = { id: 'a', message: '链接已复制到剪贴板' };
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the region is rendered before any toast, so that toasts are announced', () => {
  const { rerender } = render(<ToastRegion toasts={[]} onDismiss={() => {}} label="提示" />);
  const region = screen.getByRole('status', { name: '提示' });
  expect(region).toBeEmptyDOMElement();
  rerender(<ToastRegion toasts={[copied]} onDismiss={() => {}} label="提示" />);
  expect(region).toHaveTextContent('链接已复制到剪贴板');
});

test('dismisses a toast after 3000 ms', () => {
  const dismiss = jest.fn();
  render(<ToastRegion toasts={[copied]} onDismiss={dismiss} label="提示" />);
  pass(2999);
  expect(dismiss).not.toHaveBeenCalled();
  pass(1);
  expect(dismiss.mock.calls).toEqual([['a']]);
});

test('each toast has its own timer, which a new one does not restart', () => {
  const dismiss = jest.fn();
  const { rerender } = render(<ToastRegion toasts={[copied]} onDismiss={dismiss} label="提示" />);
  pass(2000);
  rerender(
    <ToastRegion
      toasts={[copied, { id: 'b', message: '设置已保存！', duration: 1500 }]}
      onDismiss={dismiss}
      label="提示"
    />,
  );
  pass(1000);
  expect(dismiss.mock.calls).toEqual([['a']]);
  pass(500);
  expect(dismiss.mock.calls).toEqual([['a'], ['b']]);
});

test.each([
  ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('pauses while it is %s', (_name, hold, release) => {
  const dismiss = jest.fn();
  render(<ToastRegion toasts={[copied]} onDismiss={dismiss} label="提示" />);
  const toast = screen.getByText('链接已复制到剪贴板').parentElement!;
  hold(toast);
  pass(10_000);
  expect(dismiss).not.toHaveBeenCalled();
  release(toast);
  pass(3000);
  expect(dismiss).toHaveBeenCalledTimes(1);
});
