import styles from './favorite-notes.module.css';

/** The place of a note, while the list is on its way. */
export function NoteSkeleton() {
  return <div className={styles.blank} />;
}
