import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { Spinner } from '@storysprout/shared-ui/spinner';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Ref } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from './player.module.css';

interface PlayButtonProps {
  isPlaying: boolean;
  isWaiting: boolean;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Play or pause button, with a spinner while audio is buffering; it stays enabled then. */
export function PlayButton({ isPlaying, isWaiting, onPress, ref }: PlayButtonProps) {
  const t = useMessages(catalogue);
  return (
    <IconButton
      ref={ref}
      variant="play"
      label={isPlaying ? t.audio.pause : t.audio.play}
      className={styles.play}
      aria-busy={isWaiting}
      onClick={onPress}
    >
      {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" className={styles.triangle} />}
      <span className={styles.waiting}>
        <Spinner />
      </span>
    </IconButton>
  );
}
