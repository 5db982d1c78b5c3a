import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../lib/cx';
import styles from './notice.module.css';

export interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone?: 'notice' | 'error' | 'info';
  /** A button at the end. */
  action?: ReactNode;
  /** Replaces the default icon of the tone. */
  icon?: ReactNode;
}

/** Inline alert. An error has `role="alert"` and is announced. */
export function Notice({ tone = 'notice', action, icon, className, children, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      {...rest}
      className={cx(styles.notice, styles[tone], className)}
    >
      <span className={styles.icon}>
        {icon ?? (tone === 'error' ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />)}
      </span>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
