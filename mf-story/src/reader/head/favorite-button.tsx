import type { Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Heart from 'lucide-react/icons/heart';
import { useFavoriteToggle } from '../../api/favorite';
import { catalogue } from '../../i18n/catalogue';
import styles from './story-head.module.css';

/** The heart with its word; filled and in words, so that it does not speak by colour alone. A guest is led to the login. */
export function FavoriteButton({ story }: { story: Story }) {
  const t = useMessages(catalogue);
  const { session, modal, goToLogin } = useShell();
  const toggle = useFavoriteToggle(story);
  const promptLogin = async () => {
    await modal({ type: 'info', message: t.favoriteNeedsLogin, autoClose: TIMES.modalAutoClose });
    goToLogin();
  };
  return (
    <Button
      className={styles.heart}
      icon={<Heart aria-hidden="true" />}
      aria-pressed={story.isFavorited}
      onClick={session.isLoggedIn ? toggle : () => void promptLogin()}
    >
      {story.isFavorited ? t.favorited : t.favorite}
    </Button>
  );
}
