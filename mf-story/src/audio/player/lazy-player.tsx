import { useMessages } from '@storysprout/contracts/shell';
import { lazy, Suspense, useEffect } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from '../audio-bar.module.css';
import { LoadFailure } from '../narration/load-failure';
import type { PlayerProps } from './player';

const loadPlayer = () => import('./player');

/** Where the player's own code did not arrive: the story stays, and another try takes a fresh page. */
function MissingPlayer() {
  const t = useMessages(catalogue);
  return <LoadFailure text={t.audio.failures.network} isTrying={false} onRetry={() => location.reload()} />;
}

const Player = lazy(() => loadPlayer().catch(() => ({ default: MissingPlayer })));

/** Fetches the player while the server is asked what there is to play. The story's text goes before it. */
export function usePlayerAhead(): void {
  useEffect(() => void loadPlayer().catch(() => undefined), []);
}

/** The player, once its code has arrived; room for it until then. */
export function LazyPlayer(props: PlayerProps) {
  return (
    <Suspense fallback={<div className={styles.inside} />}>
      <Player {...props} />
    </Suspense>
  );
}
