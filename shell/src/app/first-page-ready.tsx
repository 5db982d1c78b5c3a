import { useEffect } from 'react';

let resolveReady: () => void = () => {};

/** Resolves when the first page of this document stands, or has failed to: what can wait may come then. */
export const whenFirstPageReady = new Promise<void>((resolve) => (resolveReady = resolve));

/** Beside a page, inside what shows while it loads: it is there when the page is. */
export function FirstPageReady() {
  useEffect(() => resolveReady(), []);
  return null;
}
