import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import Repeat1 from 'lucide-react/icons/repeat-1';
import SkipBack from 'lucide-react/icons/skip-back';
import { catalogue } from '../../i18n/catalogue';
import styles from '../player/player.module.css';
import type { useSentences } from './use-sentences';

/** One sentence back, and the same one over and over. They rest until it is known where the sentences are. */
export function SentenceButtons({
  isKnown,
  goBack,
  isRepeating,
  toggleRepeat,
}: ReturnType<typeof useSentences>) {
  const t = useMessages(catalogue).readAlong;
  return (
    <>
      <IconButton label={t.back} disabled={!isKnown} onClick={goBack}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t.repeat}
        className={styles.repeat}
        pressed={isRepeating}
        disabled={!isKnown}
        onClick={toggleRepeat}
      >
        <Repeat1 aria-hidden="true" />
      </IconButton>
    </>
  );
}
