import type { Keyword, Story } from '@storysprout/contracts/api/stories';
import { Fragment } from 'react';
import { highlightKeywords } from '../../reader/text/highlight-keywords';
import styles from './export-page.module.css';
import { paragraphsOf } from './paragraphs';

/** The story's English text in paragraphs, with its keywords underlined. */
export function PageText({ story, keywords }: { story: Story; keywords: readonly Keyword[] }) {
  const sentences = story.sentences.map(({ en }) => en);
  const segments = highlightKeywords(sentences, keywords);
  return (
    <div className={styles.text} lang="en">
      {paragraphsOf(sentences).map((indexes) => (
        <p key={indexes[0]}>
          {indexes.map((index) => (
            <Fragment key={index}>
              {segments[index]!.map(({ text, keyword }) =>
                // Each keyword is highlighted once in a story, so its word is a unique key.
                keyword ? <b key={keyword.word}>{text}</b> : text,
              )}{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
