import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** Values of `data-text` in the design tokens: A−, A, A+. */
export const TEXT_SIZES = ['s', 'm', 'l'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const STORAGE_KEY = 'text-size';

function readStoredSize(): TextSize {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return TEXT_SIZES.find((size) => size === stored) ?? 'm';
  } catch {
    return 'm';
  }
}

const store = createStore(() => ({ textSize: readStoredSize() }));

/** Sets the size of the story's text and stores it on this device. */
export function setTextSize(textSize: TextSize): void {
  store.setState({ textSize });
  try {
    localStorage.setItem(STORAGE_KEY, textSize);
  } catch {
    // Storage is full or forbidden: the size applies until the page is left.
  }
}

/** The size of the story's text on this device. */
export const useTextSize = (): TextSize =>
  useSyncExternalStore(store.subscribe, () => store.getState().textSize);
