import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../../forms/button/button';
import { IconButton } from '../../forms/icon-button/icon-button';
import styles from './modal.module.css';

export type ModalType = 'error' | 'success' | 'warning' | 'info';

export interface ModalProps {
  open: boolean;
  type: ModalType;
  title: ReactNode;
  message?: ReactNode;
  closeLabel: string;
  /** Called by ×, Escape, a click outside (not of a confirmation) and the auto-close timer. */
  onClose: () => void;
  /** Auto-close delay in milliseconds, `true` for 2000. A bar shows the remaining time. */
  autoClose?: boolean | number;
  /** Confirm button. It does not close the modal: the app does, and may show it as busy until then. */
  confirm?: { label: ReactNode; onPress: () => void; destructive?: boolean; busy?: boolean };
  /** With `confirm` makes it a confirmation (alert dialog) that a click outside does not close. `onPress` defaults to `onClose`. */
  cancel?: { label: ReactNode; onPress?: () => void };
}

/** Default of `autoClose`, from docs/specification.md. */
const AUTO_CLOSE_MS = 2000;

const ICONS: Record<ModalType, ReactNode> = {
  error: <CircleAlert aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};

/** Message dialog in four types, with focus trap. A destructive confirmation focuses `cancel` first. */
export function Modal({
  open,
  type,
  title,
  message,
  closeLabel,
  onClose,
  autoClose,
  confirm,
  cancel,
}: ModalProps) {
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const delay = autoClose === true ? AUTO_CLOSE_MS : autoClose || undefined;
  const handleTimeout = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || delay === undefined) return;
    const timer = setTimeout(() => handleTimeout(), delay);
    return () => clearTimeout(timer);
  }, [open, delay]);

  const isConfirmation = confirm !== undefined && cancel !== undefined;
  const Parts = isConfirmation ? AlertDialog : Dialog;
  const initialFocus =
    isConfirmation && confirm.destructive ? cancelButton : confirm ? confirmButton : undefined;
  return (
    <Parts.Root open={open} onOpenChange={(next: boolean) => next || onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.scrim} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup className={styles.modal} data-type={type} initialFocus={initialFocus}>
            <Parts.Close
              render={
                <IconButton label={closeLabel} className={styles.close}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
            <span className={styles.mark}>{ICONS[type]}</span>
            <Parts.Title className={styles.title}>{title}</Parts.Title>
            {message ? <Parts.Description className={styles.message}>{message}</Parts.Description> : null}
            {confirm || cancel ? (
              <div className={styles.actions}>
                {cancel ? (
                  <Button ref={cancelButton} onClick={cancel.onPress ?? onClose}>
                    {cancel.label}
                  </Button>
                ) : null}
                {confirm ? (
                  <Button
                    ref={confirmButton}
                    variant={confirm.destructive ? 'danger' : 'primary'}
                    busy={confirm.busy ?? false}
                    onClick={confirm.onPress}
                  >
                    {confirm.label}
                  </Button>
                ) : null}
              </div>
            ) : null}
            {delay === undefined ? null : (
              <span className={styles.time} aria-hidden="true">
                <span style={{ animationDuration: `${delay}ms` }} />
              </span>
            )}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}
