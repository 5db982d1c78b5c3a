import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  label: string;
  /** `BottomBarItem`s. */
  children: ReactNode;
}

/** Main navigation on phones (< 768 px). Set the class `has-bottom` on body while it is rendered. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav className={cx('only-phone', styles.bar)} aria-label={label}>
      {children}
    </nav>
  );
}

export interface BottomBarItemProps {
  icon: ReactNode;
  current?: boolean;
  /** The router's link. */
  render: Renderable;
  children: ReactNode;
}

export function BottomBarItem({ icon, current, render, children }: BottomBarItemProps) {
  return renderAs(
    render,
    { className: styles.item, 'aria-current': current ? 'page' : undefined },
    <>
      <span className={styles.pill}>{icon}</span>
      {children}
    </>,
  );
}
