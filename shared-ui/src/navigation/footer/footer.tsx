import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import styles from './footer.module.css';

export interface FooterProps {
  children: ReactNode;
  /** Accessible name of the `links` navigation. */
  label: string;
  links?: ReactNode;
}

export function Footer({ children, label, links }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={cx('wrap', styles.inner)}>
        <div>{children}</div>
        {links ? (
          <nav className={styles.links} aria-label={label}>
            {links}
          </nav>
        ) : null}
      </div>
    </footer>
  );
}
