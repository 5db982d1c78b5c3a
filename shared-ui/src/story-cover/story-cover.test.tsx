import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { StoryCover } from './story-cover';

const markup = (props: Parameters<typeof StoryCover>[0]) =>
  render(<StoryCover {...props} />).container.innerHTML;

test('the same story always has the same cover', () => {
  expect(markup({ id: 'b7', grade: 4, theme: 'zoo-trip' })).toBe(
    markup({ id: 'b7', grade: 4, theme: 'zoo-trip' }),
  );
});

test('stories of one theme do not all look alike', () => {
  const covers = Array.from({ length: 12 }, (_, i) =>
    markup({ id: `story-${i}`, grade: 4, theme: 'zoo-trip' }),
  );
  expect(new Set(covers).size).toBe(3);
});

test('the theme shows its own thing, a free theme the plant of its band', () => {
  const zoo = markup({ id: 'a', grade: 1, theme: 'zoo-trip' });
  const pet = markup({ id: 'a', grade: 1, theme: 'favourite-pet' });
  const free = markup({ id: 'a', grade: 1, theme: '会飞的书包' });
  expect(new Set([zoo, pet, free]).size).toBe(3);
  expect(markup({ id: 'a', grade: 1 })).toBe(free);
});

test('words that JavaScript objects know are not mistaken for themes', () => {
  expect(markup({ id: 'a', grade: 1, theme: 'constructor' })).toBe(markup({ id: 'a', grade: 1 }));
});

test.each([
  [1, '1'],
  [3, '1'],
  [4, '2'],
  [6, '2'],
  [7, '3'],
  [9, '3'],
])('grade %i is tinted as band %s', (grade, band) => {
  const { container } = render(<StoryCover id="a" grade={grade} />);
  expect(container.firstElementChild).toHaveAttribute('data-band', band);
});

test('is decoration unless it is named', () => {
  const { container } = render(<StoryCover id="a" grade={1} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  render(<StoryCover id="a" grade={1} label="封面：小象" />);
  expect(screen.getByRole('img', { name: '封面：小象' })).toBeInTheDocument();
});
