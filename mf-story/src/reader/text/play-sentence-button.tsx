import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import Volume from 'lucide-react/icons/volume-2';
import { sentenceId, useReadAlong } from '../../audio/read-along/read-along-store';
import { catalogue } from '../../i18n/catalogue';

interface PlaySentenceButtonProps {
  index: number;
  className?: string | undefined;
  tabIndex?: number;
  /** Called after playback was requested. */
  onPlay?: () => void;
}

/** Plays one sentence of the narration. Renders nothing without a narration. */
export function PlaySentenceButton({ index, className, tabIndex, onPlay }: PlaySentenceButtonProps) {
  const t = useMessages(catalogue).readAlong;
  const playSentence = useReadAlong((playback) => playback.playSentence);
  if (!playSentence) return null;
  return (
    <IconButton
      label={t.playSentence}
      className={className}
      tabIndex={tabIndex}
      aria-describedby={sentenceId(index)}
      onClick={() => {
        playSentence(index);
        onPlay?.();
      }}
    >
      <Volume aria-hidden="true" />
    </IconButton>
  );
}
