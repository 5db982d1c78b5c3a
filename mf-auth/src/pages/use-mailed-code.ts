import { useState } from 'react';

/** Reads `#code=…` of a mailed link and takes it from the address, so that neither history nor a copied link keeps it. */
function takeCode(): string {
  const { hash, pathname, search } = window.location;
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('code') ?? '';
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  return code;
}

/** The code of the mailed link that opened this page; empty when it has none. */
export function useMailedCode(): string {
  const [code] = useState(takeCode);
  return code;
}
