import { type RefObject, startTransition, useRef, useState } from 'react';

/** Open state of the theme suggestions, which open when the theme's field gets the focus. */
export function useSuggestions(field: RefObject<HTMLTextAreaElement | null>, isDisabled: boolean) {
  const [isOpen, setOpen] = useState(false);
  const skipNextOpening = useRef(false);
  const focusWithoutOpening = () => {
    skipNextOpening.current = true;
    field.current?.focus();
  };
  return {
    isOpen,
    hide: () => setOpen(false),
    /** Closes the list and focuses the field. */
    close: () => {
      // As a transition, so that the press itself is rendered first.
      startTransition(() => setOpen(false));
      focusWithoutOpening();
    },
    openOnFocus: () => {
      if (!skipNextOpening.current && !isDisabled) startTransition(() => setOpen(true));
      skipNextOpening.current = false;
    },
    focusWithoutOpening,
  };
}
