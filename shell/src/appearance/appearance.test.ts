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

test('is light where nothing was chosen, and dark where the whole device is', () => {
  expect(currentAppearance()).toBe('light');
  deviceIs('dark');
  expect(currentAppearance()).toBe('dark');
});

test('what was chosen is shown at once and at the next visit, whatever the device is', () => {
  deviceIs('dark');
  saveAppearance('sepia');
  expect(theme()).toBe('sepia');
  delete document.documentElement.dataset['theme'];
  applyAppearance();
  expect(theme()).toBe('sepia');
});

test('an unknown value in the storage counts for nothing', () => {
  localStorage.setItem('appearance', 'neon');
  expect(currentAppearance()).toBe('light');
});

test('the browser’s bars take the colour of the ground', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><style>:root{--ground:#123456}</style>';
  applyAppearance('dark');
  expect(document.querySelector('meta')!.content).toBe('#123456');
});

test('a browser that forbids storage still shows what is chosen', () => {
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
