import { useMessages } from '@storysprout/contracts/shell';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { catalogue } from '../i18n/catalogue';
import styles from './reader.module.css';

const LINES = ['96%', '88%', '92%', '84%', '60%'];

/** Placeholder of a story's size while it is being fetched. */
export function StorySkeleton() {
  const t = useMessages(catalogue);
  return (
    <div className={`${styles.story} ${styles.loading}`} role="status" aria-label={t.loadingStory}>
      <div className={styles.main}>
        <div className={styles.cover}>
          <Skeleton shape="cover" />
        </div>
        <Skeleton shape="badge" />
        <Skeleton shape="title" width="62%" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
