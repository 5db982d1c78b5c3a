import type { ReactNode } from 'react';
import { Logo } from '../../illustrations/logo';
import { renderAs, type Renderable } from '../../lib/render-as';
import styles from './brand.module.css';

export interface BrandProps {
  /** "故事芽" */
  name: ReactNode;
  /** "StorySprout", beside the name where there is room. */
  latin?: ReactNode;
  /** What a screen reader says: name and where it leads. */
  label?: string;
  /** The link home. */
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
