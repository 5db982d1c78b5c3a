import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import Volume from 'lucide-react/icons/volume-2';
import { sentenceId, useReadAlong } from '../../audio/read-along/read-along-store';
import { catalogue } from '../../i18n/catalogue';

interface PlaySentenceButtonProps {
  index: number;
  className?: string | undefined;
  tabIndex?: number;
  /** The voice has been sent there. */
  onPlay?: () => void;
}

/** Has one sentence read aloud. Nothing where there is no voice. */
export function PlaySentenceButton({ index, className, tabIndex, onPlay: onHear }: PlaySentenceButtonProps) {
  const t = useMessages(catalogue).readAlong;
  const hear = useReadAlong((spoken) => spoken.playSentence);
  if (!hear) return null;
  return (
    <IconButton
      label={t.hear}
      className={className}
      tabIndex={tabIndex}
      aria-describedby={sentenceId(index)}
      onClick={() => {
        hear(index);
        onHear?.();
      }}
    >
      <Volume aria-hidden="true" />
    </IconButton>
  );
}
