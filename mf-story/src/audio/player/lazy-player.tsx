import { useMessages } from '@storysprout/contracts/shell';
import { lazy, Suspense, useEffect } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from '../audio-bar.module.css';
import { LoadFailure } from '../narration/load-failure';
import type { PlayerProps } from './player';

const loadPlayer = () => import('./player');

/** Shown when the player's code could not be loaded; a retry reloads the page. */
function PlayerLoadError() {
  const t = useMessages(catalogue);
  return <LoadFailure text={t.audio.failures.network} isRetrying={false} onRetry={() => location.reload()} />;
}

const Player = lazy(() => loadPlayer().catch(() => ({ default: PlayerLoadError })));

/** Prefetches the player's code while the narration is being fetched. In an effect, so that the text renders first. */
export function usePrefetchPlayer(): void {
  useEffect(() => void loadPlayer().catch(() => undefined), []);
}

/** The player, with a placeholder of its size until its code is loaded. */
export function LazyPlayer(props: PlayerProps) {
  return (
    <Suspense fallback={<div className={styles.playerPlaceholder} />}>
      <Player {...props} />
    </Suspense>
  );
}
