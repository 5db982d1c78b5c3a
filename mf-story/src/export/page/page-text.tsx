import type { Keyword, Story } from '@storysprout/contracts/api/stories';
import { Fragment } from 'react';
import { highlightKeywords } from '../../reader/text/highlight-keywords';
import styles from './export-page.module.css';
import { paragraphsOf } from './paragraphs';

/** The story in English, its keywords underlined. Nothing of it moves, so places are keys. */
export function PageText({ story, keywords }: { story: Story; keywords: readonly Keyword[] }) {
  const sentences = story.sentences.map(({ en }) => en);
  const pieces = highlightKeywords(sentences, keywords);
  return (
    <div className={styles.text} lang="en">
      {paragraphsOf(sentences).map((places) => (
        <p key={places[0]}>
          {places.map((place) => (
            <Fragment key={place}>
              {pieces[place]!.map(({ text, keyword }, index) =>
                // oxlint-disable-next-line react/no-array-index-key
                keyword ? <b key={index}>{text}</b> : text,
              )}{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
