import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import { catalogue } from '../../i18n/catalogue';
import styles from './export-page.module.css';

/** Keywords with phonetics, gloss and an example, in two columns. */
export function PageWords({ keywords }: { keywords: readonly Keyword[] }) {
  const t = useMessages(catalogue);
  if (keywords.length === 0) return null;
  return (
    <section className={styles.words}>
      <h2>
        <SproutIcon />
        {t.keywords}
        <small lang="en">{t.exporting.wordsAside}</small>
      </h2>
      <ul>
        {keywords.map(({ word, phonetic, meaning, examples }) => {
          // The first example is the story's own sentence, which the page shows already.
          const example = examples[1] ?? examples[0];
          return (
            <li key={word}>
              <p className={styles.word}>
                <b lang="en">{word}</b> <span lang="en-fonipa">{phonetic}</span>
              </p>
              <p className={styles.meaning} lang="zh-Hans">
                {meaning}
              </p>
              {example && (
                <p className={styles.example} lang="en">
                  {example.sentence}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
