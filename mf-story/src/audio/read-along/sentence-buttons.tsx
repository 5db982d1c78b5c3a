import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import Repeat1 from 'lucide-react/icons/repeat-1';
import SkipBack from 'lucide-react/icons/skip-back';
import { catalogue } from '../../i18n/catalogue';
import styles from '../player/player.module.css';
import type { useSentenceControls } from './use-sentence-controls';

/** Buttons for the previous sentence and for repeating one. Disabled without timings. */
export function SentenceButtons({
  hasTimings,
  previousSentence,
  isRepeating,
  toggleRepeat,
}: ReturnType<typeof useSentenceControls>) {
  const t = useMessages(catalogue).readAlong;
  return (
    <>
      <IconButton label={t.back} disabled={!hasTimings} onClick={previousSentence}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t.repeat}
        className={styles.repeat}
        pressed={isRepeating}
        disabled={!hasTimings}
        onClick={toggleRepeat}
      >
        <Repeat1 aria-hidden="true" />
      </IconButton>
    </>
  );
}
