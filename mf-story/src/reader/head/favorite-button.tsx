import type { Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Heart from 'lucide-react/icons/heart';
import { useFavoriteToggle } from '../../api/favorite';
import { catalogue } from '../../i18n/catalogue';
import styles from './story-head.module.css';

/** Favourite toggle: a heart with a label, so that its state does not depend on colour alone. A guest is redirected to the login. */
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
