import type { ReactNode } from 'react';
import { Hills } from '../../illustrations/hills';
import { cx } from '../../lib/cx';
import styles from './hero.module.css';

export interface HeroProps {
  /** Lines as `<span>`s: each stays whole while it fits. */
  title: ReactNode;
  text?: ReactNode;
  /** A `HeroScene`: it stands on the top edge of the card that follows. */
  scene: ReactNode;
}

/** The band of hills at the top of the home page. What follows it slides over its lower edge. */
export function Hero({ title, text, scene }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Hills className={styles.hills} />
      <div className={cx('wrap', styles.inner)}>
        <div className={styles.copy}>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <div className={styles.scene}>{scene}</div>
      </div>
    </section>
  );
}
