import { type Appearance, APPEARANCES } from '@storysprout/contracts/rules';

const STORAGE_KEY = 'appearance';

const isAppearance = (value: unknown): value is Appearance => APPEARANCES.some((known) => known === value);

/** The appearance stored on this device; undefined if the browser forbids storage. */
function storedAppearance(): Appearance | undefined {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isAppearance(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The stored appearance, else the device's colour scheme. */
export function currentAppearance(): Appearance {
  const isDeviceDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return storedAppearance() ?? (isDeviceDark ? 'dark' : 'light');
}

/** Applies an appearance: the design tokens and the `theme-color` of the browser's bars. */
export function applyAppearance(appearance = currentAppearance()): void {
  const root = document.documentElement;
  root.dataset['theme'] = appearance;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Applies an appearance and stores it on this device. */
export function saveAppearance(appearance: Appearance): void {
  applyAppearance(appearance);
  try {
    localStorage.setItem(STORAGE_KEY, appearance);
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is left.
  }
}
