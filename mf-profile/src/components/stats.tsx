import type { User } from '@storysprout/contracts/api/users';
import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../i18n/catalogue';
import styles from './stats.module.css';

const SHOWN = ['totalStories', 'totalFavorites', 'totalShares'] as const;

/** Three large numbers with their labels. */
export function Stats({ stats }: { stats: User['stats'] }) {
  const t = useMessages(catalogue);
  return (
    <dl className={styles.stats} aria-label={t.statsLabel}>
      {SHOWN.map((name) => (
        <div className={styles.stat} key={name}>
          <dt>{t.stats[name]}</dt>
          <dd>{stats[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
