import { isApiError } from '@storysprout/contracts/shell';
import { useState } from 'react';

/** Reads `#code=…` of a mailed link and removes it from the address, so that neither the history nor a copied link contains it. */
function takeCode(): string {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('code') ?? '';
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  return code;
}

/** The code of the mailed link that opened this page; empty without one. */
export function useMailedCode(): string {
  const [code] = useState(takeCode);
  return code;
}

/** Whether an error says that the code is wrong, used or too old. */
export const refusesCode = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ path }) => path.endsWith('code'));
