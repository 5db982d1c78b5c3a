import { afterEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal, type ModalProps } from './modal';

afterEach(() => void jest.useRealTimers());

const base = { open: true, title: '标题', message: '内容', closeLabel: '关闭', onClose: () => {} } as const;
const confirm = { label: '确定', onPress: () => {} };

test('shows title and message as accessible name and description', async () => {
  render(<Modal {...base} type="error" />);
  const dialog = await screen.findByRole('dialog', { name: '标题' });
  expect(dialog).toHaveAccessibleDescription('内容');
});

test('renders nothing while closed', () => {
  render(<Modal {...base} type="info" open={false} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['error', 'success', 'warning', 'info'] as const)(
  'the type %s gives icon and colour',
  async (type) => {
    render(<Modal {...base} type={type} />);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAttribute('data-type', type);
    expect(dialog.querySelector('.mark svg')).toBeInTheDocument();
  },
);

test.each([
  ['×', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('closes by %s', async (_name, close) => {
  const onClose = jest.fn();
  render(<Modal {...base} type="info" onClose={onClose} />);
  await screen.findByRole('dialog');
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('auto-closes after 2000 ms', () => {
  jest.useFakeTimers();
  const onClose = jest.fn();
  render(<Modal {...base} type="success" autoClose onClose={onClose} />);
  act(() => jest.advanceTimersByTime(1999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('takes another delay, keeps the timer across re-renders and clears it when closed', () => {
  jest.useFakeTimers();
  const first = jest.fn();
  const second = jest.fn();
  const view = render(<Modal {...base} type="success" autoClose={500} onClose={first} />);
  act(() => jest.advanceTimersByTime(400));
  view.rerender(<Modal {...base} type="success" autoClose={500} onClose={second} />);
  act(() => jest.advanceTimersByTime(100));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);

  view.rerender(<Modal {...base} type="success" autoClose={500} onClose={second} open={false} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(second).toHaveBeenCalledTimes(1);
});

test('stays open without autoClose', () => {
  jest.useFakeTimers();
  const onClose = jest.fn();
  render(<Modal {...base} type="info" onClose={onClose} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
});

test('confirm and cancel make it an alert dialog, with cancel on the left', async () => {
  const onClose = jest.fn();
  const press = jest.fn();
  render(
    <Modal
      {...base}
      type="warning"
      onClose={onClose}
      confirm={{ ...confirm, onPress: press }}
      cancel={{ label: '取消' }}
    />,
  );
  await screen.findByRole('alertdialog');
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    '关闭',
    '取消',
    expect.stringContaining('确定'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('focuses cancel first if destructive, confirm otherwise', async () => {
  const question = { ...base, type: 'warning', cancel: { label: '取消' } } as const;
  const view = render(<Modal {...question} confirm={{ ...confirm, destructive: true }} />);
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  expect(screen.getByRole('button', { name: '确定' })).toHaveClass('danger');
  view.unmount();
  render(<Modal {...question} confirm={confirm} />);
  await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
});

test('a busy confirm button ignores clicks', async () => {
  const press = jest.fn();
  render(<Modal {...base} type="warning" confirm={{ label: '确定', onPress: press, busy: true }} />);
  await userEvent.click(await screen.findByRole('button', { name: '确定' }));
  expect(press).not.toHaveBeenCalled();
});

function Opener(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>删除</button>
      <Modal
        {...base}
        type="warning"
        {...props}
        open={open}
        onClose={close}
        confirm={{ label: '确定', onPress: close, destructive: true }}
        cancel={{ label: '取消' }}
      />
    </>
  );
}

test('traps the focus and restores it on closing', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  const dialog = screen.getByRole('alertdialog');
  for (let i = 0; i < 6; i++) {
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '删除' })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a click outside does not close a confirmation', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: '删除' }));
  await screen.findByRole('alertdialog');
  await user.click(document.querySelector('.viewport')!);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});
