import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../forms/icon-button/icon-button';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called by ×, Escape and a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** Hides the title visually when the content shows it itself. */
  titleHidden?: boolean;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  lang?: string;
  /** Element that receives the focus on opening; default: ×. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Modal dialog with focus trap: a bottom sheet on a phone, centred on wider screens. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  children,
  footer,
  lang,
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} lang={lang} initialFocus={initialFocus}>
            <Base.Title className={titleHidden ? 'sr-only' : styles.title}>{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={closeLabel} className={styles.close}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
            <div className={styles.content}>{children}</div>
            {footer ? <div className={styles.footer}>{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
