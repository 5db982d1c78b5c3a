import type { MouseEvent } from 'react';
import { sentenceId, useReadAlong } from '../../audio/read-along/read-along-store';

/**
 * What a sentence of the text is given so that it can be followed and heard. While the story is read aloud, a tap goes to
 * the sentence, whatever else a tap would do there, except on a button.
 */
export function useSentencePlayback(index: number) {
  const isRead = useReadAlong((spoken) => spoken.currentSentence === index);
  const isReading = useReadAlong((spoken) => spoken.isContinuous);
  const hear = useReadAlong((spoken) => spoken.playSentence);
  const seekToSentence = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    event.stopPropagation();
    hear?.(index);
  };
  return {
    id: sentenceId(index),
    'aria-current': isRead || undefined,
    onClickCapture: hear && isReading ? seekToSentence : undefined,
  };
}
