import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { useId } from 'react';
import { catalogue } from '../i18n/catalogue';
import type { Piece } from './keyword-spots';
import styles from './story-text.module.css';
import type { TranslationMode } from './translation-mode';

interface StorySentenceProps {
  pieces: readonly Piece[];
  translation: string;
  mode: TranslationMode;
  /** In mode `off`: whether this sentence shows its translation. */
  open: boolean;
  onToggle: () => void;
  onKeyword: (keyword: Keyword) => void;
}

/** One sentence. A tap anywhere on it shows its translation; a keyboard finds a button for the same. */
export function StorySentence({ pieces, translation, mode, open, onToggle, onKeyword }: StorySentenceProps) {
  const t = useMessages(catalogue);
  const id = useId();
  const tappable = mode === 'off';
  const translated = mode === 'each' || (tappable && open);
  return (
    <>
      <span className={styles.block} data-open={translated || undefined}>
        {/* The button beside it does the same for who has no pointer. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span
          className={styles.sentence}
          lang="en"
          id={id}
          data-tappable={tappable || undefined}
          onClick={tappable ? onToggle : undefined}
        >
          {pieces.map(({ text, keyword }, index) =>
            keyword ? (
              <button
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                type="button"
                className={styles.keyword}
                aria-haspopup="dialog"
                onClick={(event) => {
                  event.stopPropagation();
                  onKeyword(keyword);
                }}
              >
                {text}
              </button>
            ) : (
              text
            ),
          )}
        </span>
        {tappable && (
          <button
            type="button"
            className={`sr-only ${styles.reveal}`}
            aria-expanded={open}
            aria-describedby={id}
            // Not as text: it would be copied along with the story.
            aria-label={t.sentenceTranslation}
            onClick={onToggle}
          />
        )}
        {translated && (
          <span className={styles.translation} lang="zh-Hans">
            {translation}
          </span>
        )}
      </span>{' '}
    </>
  );
}
