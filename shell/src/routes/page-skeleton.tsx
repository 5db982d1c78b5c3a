import { useMessages } from '@storysprout/contracts/shell';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { catalogue } from '../i18n/catalogue';
import styles from './page-skeleton.module.css';

/** Placeholder while a page loads. */
export function PageSkeleton() {
  const t = useMessages(catalogue);
  return (
    <div className={`wrap page ${styles.page}`} role="status" aria-label={t.loadingPage}>
      <Skeleton shape="title" width="40%" />
      <Skeleton shape="block" />
      <Skeleton shape="line" width="70%" />
      <Skeleton shape="line" width="55%" />
    </div>
  );
}
