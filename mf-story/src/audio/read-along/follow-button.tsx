import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import BookOpen from 'lucide-react/icons/book-open';
import { catalogue } from '../../i18n/catalogue';
import styles from '../player/player.module.css';

/** Resumes auto-scroll after the reader has scrolled away. */
export function FollowButton({ onPress }: { onPress: () => void }) {
  const t = useMessages(catalogue).readAlong;
  return (
    <Button className={styles.follow} icon={<BookOpen aria-hidden="true" />} onClick={onPress}>
      {t.follow}
    </Button>
  );
}
