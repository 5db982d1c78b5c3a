import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../../i18n/catalogue';
import { formatTime } from './format-time';
import styles from './player.module.css';
import { SeekSlider } from './seek-slider';

interface PlaybackPositionProps {
  /** Seconds. */
  time: number;
  /** Seconds; undefined until the metadata is loaded. */
  duration: number | undefined;
  onSeek: (time: number) => void;
}

/** Playback time as text and slider, with the AI label. */
export function PlaybackPosition({ time, duration, onSeek }: PlaybackPositionProps) {
  const t = useMessages(catalogue);
  return (
    <div className={styles.position}>
      <span className={styles.times}>
        {formatTime(time)} / {duration === undefined ? t.audio.unknownTime : formatTime(duration)}
      </span>
      <div className={styles.seek}>
        <SeekSlider time={time} duration={duration} onSeek={onSeek} />
      </div>
      <span className={styles.mark}>{t.aiMade}</span>
    </div>
  );
}
