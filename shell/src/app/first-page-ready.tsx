import { useEffect } from 'react';

let stands: () => void = () => {};

/** Resolves when the first page of this document stands, or has failed to: what can wait may come then. */
export const firstPage = new Promise<void>((resolve) => (stands = resolve));

/** Beside a page, inside what shows while it loads: it is there when the page is. */
export function PageStands() {
  useEffect(() => stands(), []);
  return null;
}
