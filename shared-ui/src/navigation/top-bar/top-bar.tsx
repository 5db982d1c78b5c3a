import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** A `Brand` or a back link. */
  brand: ReactNode;
  /** A `TopNav`. */
  children?: ReactNode;
  /** Content at the end: avatar, log-in button. */
  end?: ReactNode;
  /** Draws a border below. */
  line?: boolean;
  className?: string;
}

export function TopBar({ brand, children, end, line, className }: TopBarProps) {
  return (
    <header className={cx(styles.bar, line && styles.line, className)}>
      <div className={cx('wrap', styles.inner)}>
        <div className={styles.brand}>{brand}</div>
        {children}
        {end}
      </div>
    </header>
  );
}

/** Main navigation of wide screens (≥ 768 px); phones have the BottomBar. */
export function TopNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={cx('only-desk', styles.nav)} aria-label={label}>
      {children}
    </nav>
  );
}

export interface TopNavItemProps {
  /** Marks the current page. */
  current?: boolean;
  /** The router's link; default: a button. */
  render?: Renderable;
  onClick?: () => void;
  children: ReactNode;
}

const plainButton = <button type="button" />;

export function TopNavItem({ current, render = plainButton, onClick, children }: TopNavItemProps) {
  return renderAs(
    render,
    { className: styles.item, 'aria-current': current ? 'page' : undefined, ...(onClick && { onClick }) },
    children,
  );
}
