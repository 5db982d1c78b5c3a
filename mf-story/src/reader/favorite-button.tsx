import type { Story } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Heart from 'lucide-react/icons/heart';
import { useFavoriteToggle } from '../api/favorite';
import { catalogue } from '../i18n/catalogue';
import styles from './story-head.module.css';

/** The heart with its word; filled and in words, so that it does not speak by colour alone. */
export function FavoriteButton({ story }: { story: Story }) {
  const t = useMessages(catalogue);
  const toggle = useFavoriteToggle(story);
  return (
    <Button
      className={styles.heart}
      icon={<Heart aria-hidden="true" />}
      aria-pressed={story.isFavorited}
      onClick={toggle}
    >
      {story.isFavorited ? t.favorited : t.favorite}
    </Button>
  );
}
