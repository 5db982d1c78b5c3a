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

test('renders nothing while closed', () => {
  const { container } = render(<ThemeChips {...texts} open={false} onSelect={() => {}} onClose={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});

test('a click selects the theme', async () => {
  const pick = jest.fn();
  render(<ThemeChips {...texts} open onSelect={pick} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: '我的梦想' }));
  expect(pick).toHaveBeenCalledWith(THEMES[1]);
});

test('marks the current theme as selected', () => {
  render(<ThemeChips {...texts} open value="我的梦想" onSelect={() => {}} onClose={() => {}} />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('我的梦想');
});

test('closes by its button', async () => {
  const close = jest.fn();
  render(<ThemeChips {...texts} open onSelect={() => {}} onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('is a list, so that screen readers announce the number of themes', () => {
  render(<ThemeChips {...texts} open onSelect={() => {}} onClose={() => {}} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
