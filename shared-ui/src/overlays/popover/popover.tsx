import { Popover as Base } from '@base-ui/react/popover';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../forms/icon-button/icon-button';
import styles from './popover.module.css';

export interface PopoverProps {
  open: boolean;
  /** Its trigger, ×, Esc, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The button that opens it: gets `aria-expanded` and `aria-controls`. */
  trigger?: ReactElement;
  /** Or what it stands beside, when many things open it: a word in a text. */
  anchor?: Element | null;
  /** Presses in here are no presses outside: what they open or close, they say themselves. Default: the anchor. */
  opener?: Element | null;
  title?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** Beside its word on a wide screen, a sheet at the bottom on a phone. Focus goes back to the word. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  anchor,
  opener = anchor,
  title,
  closeLabel,
  children,
}: PopoverProps) {
  const change = (next: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    const isOpeners = reason === 'outside-press' && event.target instanceof Node;
    if (isOpeners && opener?.contains(event.target)) return;
    onOpenChange(next);
  };
  return (
    <Base.Root open={open} onOpenChange={change}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          anchor={anchor ?? undefined}
          align="start"
          sideOffset={12}
          collisionPadding={16}
        >
          <Base.Popup className={styles.popup}>
            {title ? <Base.Title className={styles.title}>{title}</Base.Title> : null}
            <Base.Close
              render={
                <IconButton label={closeLabel} className={styles.close}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
