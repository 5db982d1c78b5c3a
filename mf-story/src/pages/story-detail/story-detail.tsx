import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { storyQuery } from '../../api/story';
import { useTitle } from '../../components/use-title';
import { catalogue } from '../../i18n/catalogue';
import { LoginToRead } from '../../reader/login-to-read';
import { Reader } from '../../reader/reader';
import { StoryFailure } from '../../reader/story-failure';
import { StorySkeleton } from '../../reader/story-skeleton';
import styles from './story-detail.module.css';

/** Loads a pupil's story and shows it, or says kindly why not. */
function OwnStory({ id }: { id: string }) {
  const { api } = useShell();
  const { data: story, error, refetch } = useQuery(storyQuery(api, id));
  useTitle(story?.theme ?? '');
  if (story) return <Reader key={story.id} story={story} />;
  if (error) return <StoryFailure error={error} onRetry={() => void refetch()} />;
  return <StorySkeleton />;
}

/** Back to where the pupil came from; home for who came from outside. */
function BackLink() {
  const t = useMessages(catalogue);
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button
      variant="ghost"
      className={styles.back}
      icon={<ArrowLeft aria-hidden="true" />}
      render={<Link to="/" onClick={goBack} />}
    >
      {t.back}
    </Button>
  );
}

/** The page of one story. */
export default function StoryDetail() {
  const { session } = useShell();
  const { id = '' } = useParams();
  return (
    <div className="wrap">
      <div className={styles.top}>
        <BackLink />
      </div>
      {session.isLoggedIn ? <OwnStory id={id} /> : <LoginToRead />}
    </div>
  );
}
