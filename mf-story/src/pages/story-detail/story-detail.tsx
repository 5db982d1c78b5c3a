import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { storyQuery } from '../../api/story';
import { ReadAlongProvider } from '../../audio/read-along/read-along-store';
import { catalogue } from '../../i18n/catalogue';
import { Reader } from '../../reader/reader';
import { ReadingSettings } from '../../reader/settings/reading-settings';
import { StoryFailure } from '../../reader/story-failure';
import { StorySkeleton } from '../../reader/story-skeleton';
import styles from './story-detail.module.css';

/** Refetches the story when the pupil signs in or out in another tab, which changes access to it. */
function useRefetchOnSessionChange(isLoggedIn: boolean, isFetching: boolean, refetch: () => unknown): void {
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (wasLoggedIn.current === isLoggedIn) return;
    wasLoggedIn.current = isLoggedIn;
    // When the session ends during a fetch, that fetch already continues with the shared story.
    if (!isFetching) void refetch();
  }, [isLoggedIn, isFetching, refetch]);
}

/** Loads a story, the pupil's own or a shared one, and shows it, a skeleton or the failure. */
function LoadedStory({ id }: { id: string }) {
  const { api, session } = useShell();
  const { isLoggedIn } = session;
  const { data, error, isFetching, refetch } = useQuery(storyQuery(api, id, isLoggedIn));
  useRefetchOnSessionChange(isLoggedIn, isFetching, refetch);
  // A story read as the pupil's own is hidden after the logout.
  const story = data && (isLoggedIn || data.author) ? data : undefined;
  useTitle(story?.theme ?? '');
  if (story)
    return (
      <ReadAlongProvider key={story.id}>
        <Reader story={story} />
      </ReadAlongProvider>
    );
  if (error) return <StoryFailure error={error} onRetry={() => void refetch()} />;
  return <StorySkeleton />;
}

/** Link to the previous page of the app; to the home page where there is none. */
function BackLink() {
  const t = useMessages(catalogue);
  const navigate = useNavigate();
  const hasHistory = useLocation().key !== 'default';
  const goBack = (event: MouseEvent) => {
    if (!hasHistory) return;
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
  const { id = '' } = useParams();
  return (
    <div className="wrap">
      <div className={styles.top}>
        <BackLink />
        <ReadingSettings />
      </div>
      <LoadedStory id={id} />
    </div>
  );
}
