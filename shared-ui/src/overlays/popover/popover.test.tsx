import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popover } from './popover';

function Word() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger={<button>proud</button>}
        title="proud"
        closeLabel="关闭"
      >
        自豪的
      </Popover>
      <p>别处</p>
    </>
  );
}

const word = () => screen.getByRole('button', { name: 'proud' });

test('opens by its trigger, which exposes aria-expanded', async () => {
  render(<Word />);
  expect(word()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(word());
  expect(await screen.findByRole('dialog', { name: 'proud' })).toHaveTextContent('自豪的');
  expect(word()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['×', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
])('%s closes it and returns the focus to the word', async (_name, close) => {
  render(<Word />);
  await userEvent.click(word());
  await screen.findByRole('dialog');
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(word()).toHaveFocus());
});

test('a click outside closes it', async () => {
  render(<Word />);
  await userEvent.click(word());
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByText('别处'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('clicks inside the opener do not close it, other outside clicks do', async () => {
  function Text() {
    const [word, setWord] = useState<Element | null>(null);
    const [text, setText] = useState<Element | null>(null);
    return (
      <>
        <div ref={setText}>
          {['proud', 'scarf'].map((name) => (
            <button key={name} onClick={(event) => setWord(event.currentTarget)}>
              {name}
            </button>
          ))}
        </div>
        <Popover
          open={word !== null}
          onOpenChange={(open) => open || setWord(null)}
          anchor={word}
          opener={text}
          title={word?.textContent}
          closeLabel="关闭"
        >
          …
        </Popover>
        <p>别处</p>
      </>
    );
  }
  render(<Text />);
  await userEvent.click(word());
  await screen.findByRole('dialog', { name: 'proud' });
  await userEvent.click(screen.getByRole('button', { name: 'scarf' }));
  expect(await screen.findByRole('dialog', { name: 'scarf' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('别处'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
