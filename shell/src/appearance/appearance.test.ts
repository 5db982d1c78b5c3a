import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { saveAppearance, currentAppearance, applyAppearance } from './appearance';

const theme = () => document.documentElement.dataset['theme'];
const deviceIs = (scheme: 'light' | 'dark') => {
  window.matchMedia = ((query: string) => ({ matches: query.includes(scheme) })) as typeof window.matchMedia;
};

beforeEach(() => deviceIs('light'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('follows the device by default: light or dark', () => {
  expect(currentAppearance()).toBe('light');
  deviceIs('dark');
  expect(currentAppearance()).toBe('dark');
});

test('a choice applies at once and on the next visit, whatever the device uses', () => {
  deviceIs('dark');
  saveAppearance('sepia');
  expect(theme()).toBe('sepia');
  delete document.documentElement.dataset['theme'];
  applyAppearance();
  expect(theme()).toBe('sepia');
});

test('ignores an unknown stored value', () => {
  localStorage.setItem('appearance', 'neon');
  expect(currentAppearance()).toBe('light');
});

test('sets the theme colour of the browser’s bars', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><style>:root{--ground:#123456}</style>';
  applyAppearance('dark');
  expect(document.querySelector('meta')!.content).toBe('#123456');
});

test('applies a choice without storage, too', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  saveAppearance('dark');
  expect(theme()).toBe('dark');
  expect(currentAppearance()).toBe('light');
});
