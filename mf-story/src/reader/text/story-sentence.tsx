import { useMessages } from '@storysprout/contracts/shell';
import { memo } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { PlaySentenceButton } from './play-sentence-button';
import styles from './story-text.module.css';
import type { Token } from './tokenize';
import type { TranslationMode } from './translation-mode';
import { useSentencePlayback } from './use-sentence-playback';

interface StorySentenceProps {
  /** Its index in the story. */
  index: number;
  tokens: readonly Token[];
  translation: string;
  mode: TranslationMode;
  /** In mode `off`: whether this sentence shows its translation. */
  isOpen: boolean;
  onToggle: (index: number) => void;
  /** Index of the word with the roving focus if it is in this sentence, and whether its card is open. */
  focusedIndex?: number;
  isCardOpen?: boolean;
  /** Id of the element that describes the keys. */
  helpId: string;
}

/** One sentence: its words, each of which can be opened, and its translation, depending on the mode. */
export const StorySentence = memo(function StorySentence({
  index,
  tokens,
  translation,
  mode,
  isOpen,
  onToggle,
  focusedIndex,
  isCardOpen,
  helpId,
}: StorySentenceProps) {
  const t = useMessages(catalogue);
  const playback = useSentencePlayback(index);
  const isTranslated = mode === 'each' || (mode === 'off' && isOpen);
  const focusedProps = {
    tabIndex: 0,
    'aria-haspopup': 'dialog',
    'aria-expanded': isCardOpen,
    'aria-describedby': helpId,
  } as const;
  return (
    <>
      <span className={styles.block} data-open={isTranslated || undefined}>
        {/* `dir` isolates the sentence: direction marks in it do not reach the next one. */}
        <span className={styles.sentence} lang="en" dir="auto" {...playback}>
          {tokens.map(({ text, keyword, index: wordIndex }) => {
            if (wordIndex === undefined) return text;
            const isFocused = wordIndex === focusedIndex;
            return keyword ? (
              <button
                key={wordIndex}
                type="button"
                data-word={wordIndex}
                className={styles.keyword}
                tabIndex={-1}
                aria-haspopup="dialog"
                {...(isFocused && focusedProps)}
              >
                {text}
              </button>
            ) : (
              <span
                key={wordIndex}
                data-word={wordIndex}
                className={styles.word}
                {...(isFocused && { ...focusedProps, role: 'button' })}
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
            // For screen readers; keyboard users find the translation in a word's card.
            tabIndex={-1}
            aria-expanded={isOpen}
            aria-describedby={playback.id}
            // A label instead of text, which would be copied along with the story.
            aria-label={t.sentenceTranslation}
            onClick={() => onToggle(index)}
          />
        )}
        {isTranslated && (
          <span className={styles.below}>
            <span className={styles.translation} lang="zh-Hans" dir="auto">
              {translation}
            </span>
            <PlaySentenceButton index={index} className={styles.playSentence} />
          </span>
        )}
        {/* For screen readers; other users find it in a word's card. */}
        {mode === 'full' && (
          <PlaySentenceButton index={index} className={`sr-only ${styles.reveal}`} tabIndex={-1} />
        )}
      </span>{' '}
    </>
  );
});
