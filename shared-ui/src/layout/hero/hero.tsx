import type { ReactNode } from 'react';
import { Hills } from '../../illustrations/hills';
import { cx } from '../../lib/cx';
import styles from './hero.module.css';

export interface HeroProps {
  /** Lines as `<span>`s, each kept on one line while it fits. */
  title: ReactNode;
  text?: ReactNode;
  /** A `HeroScene`, aligned with the top edge of the following card. */
  scene: ReactNode;
}

/** Hero section of the home page. The following content overlaps its lower edge. */
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
