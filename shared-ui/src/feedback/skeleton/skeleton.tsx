import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'badge' | 'title' | 'cover' | 'circle' | 'block';
  /** A CSS width, relative or a token: `62%`, `var(--s-24)`. */
  width?: string;
}

/** Loading placeholder, without animation. Hidden from screen readers. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width }} aria-hidden="true" />;
}
