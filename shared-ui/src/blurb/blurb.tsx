import type { ReactNode } from 'react';
import type { Band } from '../art/band-plant';
import styles from './blurb.module.css';

export interface BlurbProps {
  band: Band;
  picture: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** What the product is good for: a picture, three words, a sentence. */
export function Blurb({ band, picture, title, children }: BlurbProps) {
  return (
    <article className={styles.blurb} data-band={band}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{children}</p>
      </div>
    </article>
  );
}

/** Three of them in a row, or one below the other on a phone. */
export function Blurbs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.blurbs} aria-label={label}>
      {children}
    </section>
  );
}
