import { useMessages } from '@storysprout/contracts/shell';
import { memo } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { PlaySentenceButton } from './play-sentence-button';
import styles from './story-text.module.css';
import type { Token } from './tokenize';
import type { TranslationMode } from './translation-mode';
import { useSentencePlayback } from './use-sentence-playback';

interface StorySentenceProps {
  /** Its place in the story. */
  index: number;
  words: readonly Token[];
  translation: string;
  mode: TranslationMode;
  /** In mode `off`: whether this sentence shows its translation. */
  open: boolean;
  onToggle: (index: number) => void;
  /** The word of this sentence that the keyboard stands at, and whether its card is open. */
  current?: number;
  isCurrentOpen?: boolean;
  /** Says how the keyboard walks the words. */
  helpId: string;
}

/** One sentence: its words, each a place to press, and its translation where the reader wants it. */
export const StorySentence = memo(function StorySentence({
  index,
  words,
  translation,
  mode,
  open,
  onToggle,
  current,
  isCurrentOpen,
  helpId,
}: StorySentenceProps) {
  const t = useMessages(catalogue);
  const heard = useSentencePlayback(index);
  const translated = mode === 'each' || (mode === 'off' && open);
  const asButton = {
    tabIndex: 0,
    'aria-haspopup': 'dialog',
    'aria-expanded': isCurrentOpen,
    'aria-describedby': helpId,
  } as const;
  return (
    <>
      <span className={styles.block} data-open={translated || undefined}>
        {/* Isolated: a mark that turns the direction ends with its sentence. */}
        <span className={styles.sentence} lang="en" dir="auto" {...heard}>
          {words.map(({ text, keyword, index: place }, at) => {
            if (place === undefined) return text;
            const isCurrent = place === current;
            // Words of a story never move, so their place is their name.
            return keyword ? (
              <button
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                type="button"
                data-word={place}
                className={styles.keyword}
                tabIndex={-1}
                aria-haspopup="dialog"
                {...(isCurrent && asButton)}
              >
                {text}
              </button>
            ) : (
              <span
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                data-word={place}
                className={styles.word}
                {...(isCurrent && { ...asButton, role: 'button' })}
              >
                {text}
              </span>
            );
          })}
        </span>
        {mode === 'off' && (
          <button
            type="button"
            className={`sr-only ${styles.reveal}`}
            // For who reads with a screen reader; the keyboard finds the translation in a word's card.
            tabIndex={-1}
            aria-expanded={open}
            aria-describedby={heard.id}
            // Not as text: it would be copied along with the story.
            aria-label={t.sentenceTranslation}
            onClick={() => onToggle(index)}
          />
        )}
        {translated && (
          <span className={styles.below}>
            <span className={styles.translation} lang="zh-Hans" dir="auto">
              {translation}
            </span>
            <PlaySentenceButton index={index} className={styles.hear} />
          </span>
        )}
        {/* For who reads with a screen reader; others find it in a word's card. */}
        {mode === 'full' && (
          <PlaySentenceButton index={index} className={`sr-only ${styles.reveal}`} tabIndex={-1} />
        )}
      </span>{' '}
    </>
  );
});
