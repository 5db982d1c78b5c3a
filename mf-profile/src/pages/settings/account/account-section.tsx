import { Card } from '@storysprout/shared-ui/card';
import type { ReactNode } from 'react';
import styles from '../settings.module.css';

interface AccountSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Card of the account settings: heading, description and actions. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <Card className={styles.section} render={<section />}>
      <div className={styles.intro}>
        <h3>{title}</h3>
        {text && <p className="meta">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
