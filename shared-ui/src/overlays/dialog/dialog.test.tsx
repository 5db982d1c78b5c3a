import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

test('has an accessible name and closes by × and Escape', async () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="proud" closeLabel="关闭">
      自豪的
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'proud' })).toHaveTextContent('自豪的');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});

test('is named by a hidden title, too', async () => {
  render(
    <Dialog open onClose={() => {}} title="单词" titleHidden closeLabel="关闭">
      <b>proud</b>
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: '单词' })).toBeInTheDocument();
});

test('traps the focus and restores it on closing', async () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>proud</button>
        <Dialog open={open} onClose={() => setOpen(false)} title="proud" closeLabel="关闭">
          自豪的
        </Dialog>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Opener />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'proud' })).toHaveFocus());
});
