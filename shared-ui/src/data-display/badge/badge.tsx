import type { HTMLAttributes, ReactNode } from 'react';
import type { Band } from '../../illustrations/band-plant';
import { cx } from '../../lib/cx';
import styles from './badge.module.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Tinted by grade band, bold. */
  band?: Band;
  /** Outlined, not filled: "AI 生成". */
  outline?: boolean;
  icon?: ReactNode;
}

export function Badge({ band, outline, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.badge, outline && styles.outline, className)} data-band={band}>
      {icon}
      {children}
    </span>
  );
}

/** A wrapping row of badges. */
export function Badges({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
