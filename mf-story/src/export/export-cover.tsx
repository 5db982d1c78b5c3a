import type { Story } from '@storysprout/contracts/api/stories';
import { drawCover } from '@storysprout/shared-ui/covers';
import styles from './export-page.module.css';

/** The story's cover, as wide as the page. Drawn at once: the page is copied as soon as its images are there. */
export function ExportCover({ story }: { story: Story }) {
  const source = `data:image/svg+xml,${encodeURIComponent(drawCover(story.theme, story.id))}`;
  return <img className={styles.cover} src={source} alt="" />;
}
