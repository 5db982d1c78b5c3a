import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../i18n/catalogue';
import { HearSentence } from './hear-sentence';
import type { Piece } from './keyword-spots';
import styles from './story-text.module.css';
import type { TranslationMode } from './translation-mode';
import { useHeardSentence } from './use-heard-sentence';

interface StorySentenceProps {
  /** Its place in the story. */
  index: number;
  pieces: readonly Piece[];
  translation: string;
  mode: TranslationMode;
  /** In mode `off`: whether this sentence shows its translation. */
  open: boolean;
  onToggle: () => void;
  onKeyword: (keyword: Keyword) => void;
}

/** One sentence. A tap anywhere on it shows its translation; a keyboard finds a button for the same. */
export function StorySentence(props: StorySentenceProps) {
  const { index, pieces, translation, mode, open, onToggle, onKeyword } = props;
  const t = useMessages(catalogue);
  const heard = useHeardSentence(index, mode);
  const tappable = mode === 'off';
  const translated = mode === 'each' || (tappable && open);
  return (
    <>
      <span className={styles.block} data-open={translated || undefined}>
        {/* The button beside it does the same for who has no pointer. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span className={styles.sentence} lang="en" {...heard} onClick={tappable ? onToggle : heard.onClick}>
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
            aria-describedby={heard.id}
            // Not as text: it would be copied along with the story.
            aria-label={t.sentenceTranslation}
            onClick={onToggle}
          />
        )}
        {translated && (
          <span className={styles.below}>
            <span className={styles.translation} lang="zh-Hans">
              {translation}
            </span>
            <HearSentence index={index} className={styles.hear} />
          </span>
        )}
        {mode === 'full' && <HearSentence index={index} className={`sr-only ${styles.reveal}`} />}
      </span>{' '}
    </>
  );
}
