import type { StorySummary } from '@storysprout/contracts/api/stories';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { storyPageQuery, useDeleteStory } from '../../api/stories';
import { catalogue } from '../../i18n/catalogue';
import { EmptyList } from '../../lists/empty-list';
import { ListPage } from '../../lists/list-page';
import { relativeTime } from '../../lists/relative-time';
import { StoryListCard } from '../../lists/story-list-card';
import { usePage } from '../../lists/use-page';

/** The stories that a pupil has generated, newest first. */
export default function Recent() {
  const t = useMessages(catalogue);
  const shell = useShell();
  const [page, goTo] = usePage();
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery(storyPageQuery(shell.api, page));
  const { mutateAsync: deleteStory, isPending, variables } = useDeleteStory();
  const stories = data?.stories ?? [];

  const confirmDelete = async ({ id, theme }: StorySummary) => {
    const { title, message, confirm, cancel } = t.confirmDelete;
    const confirmed = await shell.modal({
      type: 'warning',
      title,
      message: message(theme),
      confirm: { confirmText: confirm, cancelText: cancel, destructive: true },
    });
    if (!confirmed) return;
    try {
      await deleteStory(id);
      shell.toast(t.deleted, 'success');
      heading.current?.focus({ preventScroll: true });
    } catch {
      shell.toast(t.deleteFailed, 'error');
    }
  };

  return (
    <ListPage
      title={t.recentTitle}
      headingRef={heading}
      listLabel={t.recentList}
      pagination={data?.pagination}
      page={page}
      onPage={goTo}
      isStale={isPlaceholderData}
      isFailed={isError}
      onRetry={() => void refetch()}
      empty={<EmptyList picture={<EmptyGarden />} texts={t.noStories} />}
    >
      {stories.map((story) => (
        <StoryListCard
          key={story.id}
          story={story}
          date={<time dateTime={story.createdAt}>{relativeTime(story.createdAt, now, t.time)}</time>}
          action={
            <IconButton
              variant="raised"
              label={t.deleteStory(story.theme)}
              disabled={isPending && variables === story.id}
              onClick={() => void confirmDelete(story)}
            >
              <Trash aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
    </ListPage>
  );
}
