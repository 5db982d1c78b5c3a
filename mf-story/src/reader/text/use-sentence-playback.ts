import type { MouseEvent } from 'react';
import { sentenceId, useReadAlong } from '../../audio/read-along/read-along-store';

/**
 * Props of a sentence for read-along: its id, whether it is playing, and during playback a click handler that seeks to the
 * sentence. The handler stops the event, so that a tap opens no word; buttons keep their own behaviour.
 */
export function useSentencePlayback(index: number) {
  const isCurrent = useReadAlong((playback) => playback.currentSentence === index);
  const isContinuous = useReadAlong((playback) => playback.isContinuous);
  const playSentence = useReadAlong((playback) => playback.playSentence);
  const seekToSentence = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    event.stopPropagation();
    playSentence?.(index);
  };
  return {
    id: sentenceId(index),
    'aria-current': isCurrent || undefined,
    onClickCapture: playSentence && isContinuous ? seekToSentence : undefined,
  };
}
