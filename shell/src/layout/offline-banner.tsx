import { useMessages } from '@storysprout/contracts/shell';
import { Banner } from '@storysprout/shared-ui/banner';
import { WifiOffIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { catalogue } from '../i18n/catalogue';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import styles from './offline-banner.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Banner shown while the browser is offline. Its live region is always mounted, so that screen readers announce the change. */
export function OfflineBanner() {
  const t = useMessages(catalogue);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <Banner picture={<WifiOffIcon className={styles.icon} aria-hidden />}>
          <KeepTogether clauses={t.offline} />
        </Banner>
      )}
    </div>
  );
}
