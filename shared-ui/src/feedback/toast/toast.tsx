import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styles from './toast.module.css';

export interface ToastMessage {
  id: string;
  message: ReactNode;
  tone?: 'done' | 'info' | 'error';
  /** Milliseconds; 3000 when absent. */
  duration?: number;
}

export interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  /** The time of this one is over. */
  onDismiss: (id: string) => void;
  /** Names the region: "提示". */
  label: string;
}

const DURATION_MS = 3000;

const ICONS: Record<NonNullable<ToastMessage['tone']>, ReactNode> = {
  done: <Check aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
};

/** Where short messages appear. Mount it once and leave it: a live region announces only what is added to it. */
export function ToastRegion({ toasts, onDismiss, label }: ToastRegionProps) {
  return (
    <div className={styles.region} role="status" aria-label={label}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: string) => void }) {
  const { id, message, tone = 'done', duration = DURATION_MS } = toast;
  const [held, setHeld] = useState(false); // read or reached right now: it waits
  const timeIsUp = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => timeIsUp(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {ICONS[tone]}
      <span>{message}</span>
    </div>
  );
}
