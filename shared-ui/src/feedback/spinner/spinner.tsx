import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Screen reader text. Omit it next to a text that says the same. */
  label?: string;
}

/** Loading spinner; static and dotted with `prefers-reduced-motion`. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring} aria-hidden="true" />;
  return (
    <span className={styles.box} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
