import type { ReactNode } from 'react';
import { Logo } from '../../illustrations/logo';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './brand.module.css';

export interface BrandProps {
  /** "故事芽" */
  name: ReactNode;
  /** "StorySprout", shown next to the name on wide screens. */
  latin?: ReactNode;
  /** Accessible name: the brand and the link's target. */
  label?: string;
  /** The router's link to the home page. */
  render: Renderable;
}

export function Brand({ name, latin, label, render }: BrandProps) {
  return renderAs(
    render,
    { className: styles.brand, 'aria-label': label },
    <>
      <Logo className={styles.mark} />
      <span>{name}</span>
      {latin ? (
        <small className={`only-desk ${styles.latin}`} lang="en">
          {latin}
        </small>
      ) : null}
    </>,
  );
}
