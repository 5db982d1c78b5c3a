import { useMessages } from '@storysprout/contracts/shell';
import { useReadAlong } from '../../audio/read-along/read-along-store';
import { catalogue } from '../../i18n/catalogue';
import styles from './story-text.module.css';

/** What a tap on the text does at the moment, or on a device with a keyboard, how the keys move between words. */
export function TextHint({ keysId }: { keysId: string }) {
  const t = useMessages(catalogue);
  const isContinuous = useReadAlong((playback) => playback.isContinuous);
  return (
    <p className={styles.hint}>
      <span className={styles.byTouch}>{isContinuous ? t.readAlong.tapHint : t.reading.hint}</span>
      <span className={styles.byKeys} id={keysId}>
        {t.reading.keys}
      </span>
    </p>
  );
}
