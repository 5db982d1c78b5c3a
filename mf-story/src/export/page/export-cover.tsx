import type { Story } from '@storysprout/contracts/api/stories';
import { coverDataUrl } from '@storysprout/shared-ui/covers';
import { useMemo } from 'react';
import styles from './export-page.module.css';

/** Pixels: as wide as the page's text, the shape of the printed page. */
const SIZE = { width: 1340, height: 840 };

/** The story's cover. Drawn here instead of by `StoryCover`, which may still be on its way when the page is turned into a picture. */
export function ExportCover({ story }: { story: Story }) {
  const source = useMemo(() => coverDataUrl(story.theme, story.id, SIZE), [story.theme, story.id]);
  return (
    <div className={styles.cover}>
      <img src={source} alt="" {...SIZE} />
    </div>
  );
}
