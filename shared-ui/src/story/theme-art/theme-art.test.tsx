import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { ThemeArt, type ThemeId } from './theme-art';

const IDS: ThemeId[] = [
  'zoo-trip',
  'favourite-pet',
  'fun-outing',
  'my-family',
  'school-day',
  'good-friend',
  'birthday-party',
  'my-dream',
  'science-experiment',
  'tasty-food',
  'my-hobby',
  'holiday-celebration',
  'travel-adventure',
  'helping-others',
  'my-room',
];

test('every suggested theme has its own illustration', () => {
  const drawings = IDS.map((id) => render(<ThemeArt id={id} />).container.innerHTML);
  expect(new Set(drawings).size).toBe(15);
});

test('is an image with a label', () => {
  render(<ThemeArt id="zoo-trip" label="小象" />);
  expect(screen.getByRole('img', { name: '小象' })).toBeInTheDocument();
});
