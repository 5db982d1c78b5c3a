import { Popover as Base } from '@base-ui/react/popover';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../../forms/icon-button/icon-button';
import styles from './popover.module.css';

export interface PopoverProps {
  open: boolean;
  /** Called by the trigger, ×, Escape and a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Button that opens the popover; receives `aria-expanded` and `aria-controls`. */
  trigger?: ReactElement;
  /** Element to position at when there is no single trigger, such as a word in a text. */
  anchor?: Element | null;
  /** Clicks inside this element do not count as outside clicks: its handlers open and close the popover. Default: the anchor. */
  opener?: Element | null;
  title?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** Popover next to its anchor; a bottom sheet on a phone. Focus returns to the anchor on closing. */
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
  const handleOpenChange = (next: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    const isOutsidePress = reason === 'outside-press' && event.target instanceof Node;
    if (isOutsidePress && opener?.contains(event.target)) return;
    onOpenChange(next);
  };
  return (
    <Base.Root open={open} onOpenChange={handleOpenChange}>
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
