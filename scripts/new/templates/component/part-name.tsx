import type { ReactNode } from 'react';
import styles from './part-name.module.css';

export interface PartNameProps {
  children: ReactNode;
}

export function PartName({ children }: PartNameProps) {
  return <div className={styles.root}>{children}</div>;
}
