import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeChips, type SuggestedTheme } from './theme-chips';

const THEMES: SuggestedTheme[] = [
  { id: 'zoo-trip', label: '动物园之旅' },
  { id: 'my-dream', label: '我的梦想' },
];
const texts = { title: '没想好？', closeLabel: '收起', themes: THEMES };

test('shows nothing while folded', () => {
  const { container } = render(<ThemeChips {...texts} open={false} onSelect={() => {}} onClose={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});

test('a press hands the theme over', async () => {
  const pick = jest.fn();
  render(<ThemeChips {...texts} open onSelect={pick} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: '我的梦想' }));
  expect(pick).toHaveBeenCalledWith(THEMES[1]);
});

test('what is written already shows as chosen', () => {
  render(<ThemeChips {...texts} open value="我的梦想" onSelect={() => {}} onClose={() => {}} />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('我的梦想');
});

test('folds on its button', async () => {
  const close = jest.fn();
  render(<ThemeChips {...texts} open onSelect={() => {}} onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a screen reader hears how many there are', () => {
  render(<ThemeChips {...texts} open onSelect={() => {}} onClose={() => {}} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
