import styles from './favorite-notes.module.css';

/** Placeholder of a note while the list is loading. */
export function NoteSkeleton() {
  return <div className={styles.blank} />;
}
