import { useState } from 'react';
import type { WordToken } from './tokenize';

/** Scrolls a word out from under the sheet that opens at the bottom of a phone; its scroll margin is the sheet's height. */
function scrollWordIntoView(word: HTMLElement): void {
  const prefersReducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  word.scrollIntoView?.({ block: 'nearest', behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

/** Open state of the word card, with its word and the element that it is anchored to. */
export function useWordCard() {
  const [card, setCard] = useState<{ token: WordToken; anchor: HTMLElement }>();
  const [isOpen, setOpen] = useState(false);
  return {
    card,
    isOpen,
    open: (token: WordToken, anchor: HTMLElement) => {
      setCard({ token, anchor });
      setOpen(true);
      scrollWordIntoView(anchor);
    },
    close: () => setOpen(false),
  };
}
