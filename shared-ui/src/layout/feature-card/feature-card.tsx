import type { ReactNode } from 'react';
import type { Band } from '../../illustrations/band-plant';
import styles from './feature-card.module.css';

export interface FeatureCardProps {
  band: Band;
  picture: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** A product feature: illustration, title and one sentence. */
export function FeatureCard({ band, picture, title, children }: FeatureCardProps) {
  return (
    <article className={styles.card} data-band={band}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{children}</p>
      </div>
    </article>
  );
}

/** Three feature cards in a row, stacked on a phone. */
export function FeatureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.grid} aria-label={label}>
      {children}
    </section>
  );
}
