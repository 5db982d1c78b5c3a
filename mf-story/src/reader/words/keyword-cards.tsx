import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { useId } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from './keyword-cards.module.css';

interface KeywordCardsProps {
  keywords: readonly Keyword[];
  onKeyword: (keyword: Keyword) => void;
}

/** The story's keywords as cards that open the word dialog. */
export function KeywordCards({ keywords, onKeyword }: KeywordCardsProps) {
  const t = useMessages(catalogue);
  const headingId = useId();
  return (
    <aside className={styles.side} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.keywords}</h2>
      <ul className={styles.cards}>
        {keywords.map((keyword) => (
          <li key={keyword.word}>
            <button
              type="button"
              className={styles.card}
              aria-haspopup="dialog"
              onClick={() => onKeyword(keyword)}
            >
              <b lang="en">{keyword.word}</b>
              <span className={styles.phonetic} lang="en-fonipa">
                {keyword.phonetic}
              </span>
              <span className={styles.meaning} lang="zh-Hans">
                {keyword.meaning}
              </span>
              {keyword.examples[0] && (
                <span className={styles.example} lang="en">
                  {keyword.examples[0].sentence}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
