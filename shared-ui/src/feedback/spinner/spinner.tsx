import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Said by a screen reader. Without it the ring is decoration beside a text that says the same. */
  label?: string;
}

/** The turning ring. Still and dotted for those who asked for less motion. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring} aria-hidden="true" />;
  return (
    <span className={styles.box} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
