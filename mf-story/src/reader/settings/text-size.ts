import { useSyncExternalStore } from 'react';

/** `data-text` of the tokens: A−, A, A+. */
export const TEXT_SIZES = ['s', 'm', 'l'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const STORAGE_KEY = 'text-size';

function readStoredSize(): TextSize {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return TEXT_SIZES.find((size) => size === value) ?? 'm';
  } catch {
    return 'm';
  }
}

let shown: TextSize | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the size of the story's text and keeps it on this device. */
export function setTextSize(size: TextSize): void {
  shown = size;
  try {
    localStorage.setItem(STORAGE_KEY, size);
  } catch {
    // Full or forbidden: it holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The size of the story's text that the reader chose on this device. */
export const useTextSize = (): TextSize =>
  useSyncExternalStore(subscribe, () => (shown ??= readStoredSize()));
