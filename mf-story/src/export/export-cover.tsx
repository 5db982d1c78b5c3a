import type { Story } from '@storysprout/contracts/api/stories';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { suggestedThemeOf } from '../components/theme';
import styles from './export-page.module.css';

/** The story's cover, as wide as the page. */
export function ExportCover({ story }: { story: Story }) {
  return (
    <div className={styles.cover}>
      <StoryCover id={story.id} grade={story.grade} theme={suggestedThemeOf(story.theme)} />
    </div>
  );
}
