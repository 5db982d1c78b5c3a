import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styles from './toast.module.css';

export interface ToastMessage {
  id: string;
  message: ReactNode;
  tone?: 'done' | 'info' | 'error';
  /** Milliseconds; default 3000. */
  duration?: number;
}

export interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  /** Called when the duration of a toast has passed. */
  onDismiss: (id: string) => void;
  /** Accessible name of the region: "提示". */
  label: string;
}

const DURATION_MS = 3000;

const ICONS: Record<NonNullable<ToastMessage['tone']>, ReactNode> = {
  done: <Check aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
};

/** Live region for toasts. Mount it once and permanently: a live region announces only later additions. */
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
  const [isPaused, setPaused] = useState(false); // while hovered or focused
  const handleTimeout = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => handleTimeout(), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <div
      className={styles.toast}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {ICONS[tone]}
      <span>{message}</span>
    </div>
  );
}
