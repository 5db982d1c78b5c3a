import { useEffect } from 'react';

let resolveReady: () => void = () => {};

/** Resolves when the first page of this document is mounted or has failed: deferred work starts then. */
export const whenFirstPageReady = new Promise<void>((resolve) => (resolveReady = resolve));

/** Marks the first page as ready. Render it as a sibling of the page, inside the same Suspense boundary. */
export function FirstPageReady() {
  useEffect(() => resolveReady(), []);
  return null;
}
