import { useEffect, useRef, useState } from 'react';

/** A form behind a button. Opening it leads into its first field, closing it back to the button. */
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
