import type { ReactNode } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  picture?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

/** A full-width strip under the top bar. */
export function Banner({ picture, children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={`wrap ${styles.inner}`}>
        {picture ? <div className={styles.picture}>{picture}</div> : null}
        <p className={styles.text}>{children}</p>
        {action}
      </div>
    </div>
  );
}
