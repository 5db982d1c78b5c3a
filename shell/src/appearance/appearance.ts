import { type Appearance, APPEARANCES } from '@storysprout/contracts/rules';

const STORAGE_KEY = 'appearance';

const isAppearance = (value: unknown): value is Appearance => APPEARANCES.some((known) => known === value);

/** What was chosen on this device. Nothing where the browser forbids storage. */
function storedAppearance(): Appearance | undefined {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return isAppearance(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How the app looks: as chosen on this device, else dark where the whole device is. */
export function currentAppearance(): Appearance {
  const isDeviceDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return storedAppearance() ?? (isDeviceDark ? 'dark' : 'light');
}

/** Dresses the document: its tokens, and the browser's own bars in the colour of the ground. */
export function applyAppearance(appearance = currentAppearance()): void {
  const root = document.documentElement;
  root.dataset['theme'] = appearance;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Shows an appearance and keeps it on this device. */
export function saveAppearance(appearance: Appearance): void {
  applyAppearance(appearance);
  try {
    localStorage.setItem(STORAGE_KEY, appearance);
  } catch {
    // Full or forbidden: it holds until the page is left.
  }
}
