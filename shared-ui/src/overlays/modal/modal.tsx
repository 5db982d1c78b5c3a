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
  /** ×, Esc, a press outside (not of a question), the end of the time. */
  onClose: () => void;
  /** Closes by itself: `true` after 2000 ms, or after so many milliseconds. A bar shows the time. */
  autoClose?: boolean | number;
  /** The app closes, so that it may stay open and busy while something is under way. */
  confirm?: { label: ReactNode; onPress: () => void; destructive?: boolean; busy?: boolean };
  /** Makes it a question that a press outside does not answer. Without `onPress` it closes. */
  cancel?: { label: ReactNode; onPress?: () => void };
}

/** The specification's default of the auto-close. */
const AUTO_CLOSE_MS = 2000;

const ICONS: Record<ModalType, ReactNode> = {
  error: <CircleAlert aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};

/** One frame, four tints and icons. Focus is kept inside and goes back to where it came from. */
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
  const timeIsUp = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || delay === undefined) return;
    const timer = setTimeout(() => timeIsUp(), delay);
    return () => clearTimeout(timer);
  }, [open, delay]);

  const isQuestion = confirm !== undefined && cancel !== undefined;
  const Parts = isQuestion ? AlertDialog : Dialog;
  const firstFocus = isQuestion && confirm.destructive ? cancelButton : confirm ? confirmButton : undefined;
  return (
    <Parts.Root open={open} onOpenChange={(next: boolean) => next || onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.scrim} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup className={styles.modal} data-type={type} initialFocus={firstFocus}>
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
