import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  picture?: ReactNode;
  title: ReactNode;
  /** One friendly sentence. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

/** Empty state: illustration, title, one sentence and one button. */
export function EmptyState({ picture, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
