import type { Story } from '@storysprout/contracts/api/stories';
import { DIFFICULTY_BANDS } from '@storysprout/remote-kit/difficulty-band';
import type { Ref } from 'react';
import { ExportCover } from './export-cover';
import styles from './export-page.module.css';
import { PageFooter } from './page-footer';
import { PageHeader } from './page-header';
import { PageText } from './page-text';
import { PageTitle } from './page-title';
import { PageWords } from './page-words';

/** Number of keywords on a page, from the specification. */
const MAX_KEYWORDS = 6;

/** A story laid out as one printed page, always in the light theme. */
export function ExportPage({ story, ref }: { story: Story; ref: Ref<HTMLDivElement> }) {
  // The same keywords are underlined and explained.
  const keywords = story.keywords.slice(0, MAX_KEYWORDS);
  return (
    <div
      ref={ref}
      className={styles.page}
      data-theme="light"
      data-band={DIFFICULTY_BANDS[story.difficulty]}
      data-grade={story.grade}
    >
      <PageHeader story={story} />
      <ExportCover story={story} />
      <PageTitle story={story} />
      <PageText story={story} keywords={keywords} />
      <PageWords keywords={keywords} />
      <PageFooter story={story} />
    </div>
  );
}
