import { useEffect, useRef, useState } from 'react';

/** Disclosure of a form by a button: opening focuses the first field, closing returns the focus to the button. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const hasBeenOpen = useRef(false);

  useEffect(() => {
    if (isOpen) first.current?.focus();
    else if (hasBeenOpen.current) opener.current?.focus();
    hasBeenOpen.current ||= isOpen;
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener, first };
}
