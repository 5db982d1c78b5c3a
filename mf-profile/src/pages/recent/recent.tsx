import { useMessages, useShell } from '@storysprout/contracts/shell';
import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { StoryCardSkeleton } from '@storysprout/shared-ui/story-card';
import { useQuery } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { storyPageQuery, useDeleteStory } from '../../api/stories';
import { catalogue } from '../../i18n/catalogue';
import { EmptyList } from '../../lists/empty-list';
import { ListPage } from '../../lists/list-page';
import { relativeTime } from '../../lists/relative-time';
import { StoryListCard } from '../../lists/story-list-card';
import { useConfirmedRemoval } from '../../lists/use-confirmed-removal';
import { usePageParam } from '../../lists/list-search-params';
import { useCurrentTime } from '../../lists/use-current-time';

/** The pupil's generated stories, newest first. */
export default function Recent() {
  const t = useMessages(catalogue);
  const { api } = useShell();
  const [page, goTo] = usePageParam();
  const now = useCurrentTime();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery(storyPageQuery(api, page));
  const { remove, withoutPending } = useDeleteStory();
  const shown = data && withoutPending(data);
  const confirmDelete = useConfirmedRemoval(
    remove,
    { question: t.confirmDelete, done: t.deleted, failed: t.deleteFailed },
    heading,
  );

  return (
    <ListPage
      title={t.recentTitle}
      headingRef={heading}
      listLabel={t.recentList}
      pagination={shown?.pagination}
      totalText={t.storyTotal}
      page={page}
      onPage={goTo}
      isStale={isPlaceholderData}
      isFailed={isError}
      onRetry={() => void refetch()}
      empty={<EmptyList picture={<EmptyGarden />} texts={t.noStories} />}
      skeleton={<StoryCardSkeleton />}
    >
      {(shown?.entries ?? []).map((story) => (
        <StoryListCard
          key={story.id}
          story={story}
          date={<time dateTime={story.createdAt}>{relativeTime(story.createdAt, now, t.time)}</time>}
          action={
            <IconButton
              variant="raised"
              label={t.deleteStory(story.theme)}
              onClick={() => void confirmDelete(story.id, story.theme)}
            >
              <Trash aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
    </ListPage>
  );
}
