import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../../i18n/catalogue';
import { clock } from './format-time';
import styles from './player.module.css';
import { SeekSlider } from './seek-slider';

interface PositionProps {
  /** Seconds. */
  time: number;
  /** Seconds; unknown until the beginning has arrived. */
  duration: number | undefined;
  onSeek: (time: number) => void;
}

/** Where the voice is, in figures and on a track, and that a machine speaks. */
export function Position({ time, duration, onSeek }: PositionProps) {
  const t = useMessages(catalogue);
  return (
    <div className={styles.position}>
      <span className={styles.times}>
        {clock(time)} / {duration === undefined ? t.audio.unknownTime : clock(duration)}
      </span>
      <div className={styles.seek}>
        <SeekSlider time={time} duration={duration} onSeek={onSeek} />
      </div>
      <span className={styles.mark}>{t.aiMade}</span>
    </div>
  );
}
