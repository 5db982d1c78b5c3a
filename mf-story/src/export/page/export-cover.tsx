import type { Story } from '@storysprout/contracts/api/stories';
import { coverDataUrl } from '@storysprout/shared-ui/covers';
import { useMemo } from 'react';
import styles from './export-page.module.css';

/** Pixels: the width of the page's text. */
const SIZE = { width: 1340, height: 840 };

/** The story's cover. Rendered synchronously, in contrast to `StoryCover`, which loads its code lazily. */
export function ExportCover({ story }: { story: Story }) {
  const source = useMemo(() => coverDataUrl(story.theme, story.id, SIZE), [story.theme, story.id]);
  return (
    <div className={styles.cover}>
      <img src={source} alt="" {...SIZE} />
    </div>
  );
}
