import type { Favorite } from '@storysprout/contracts/api/favorites';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { favoritePageQuery, useRemoveFavorite } from '../../api/favorites';
import { catalogue } from '../../i18n/catalogue';
import { EmptyList } from '../../lists/empty-list';
import { ListPage } from '../../lists/list-page';
import { StoryListCard } from '../../lists/story-list-card';
import { UnavailableCard } from '../../lists/unavailable-card';
import { usePage } from '../../lists/use-page';

/** The stories that a pupil has favourited, newest first. */
export default function Favorites() {
  const t = useMessages(catalogue);
  const shell = useShell();
  const [page, goTo] = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery(favoritePageQuery(shell.api, page));
  const { mutateAsync: removeFavorite, isPending, variables } = useRemoveFavorite();
  const favorites = data?.favorites ?? [];

  const confirmRemoval = async ({ storyId, story }: Favorite) => {
    const { title, message, confirm, cancel } = t.confirmUnfavorite;
    const confirmed = await shell.modal({
      type: 'warning',
      title,
      message: message(story?.theme ?? t.unavailableStory),
      confirm: { confirmText: confirm, cancelText: cancel, destructive: true },
    });
    if (!confirmed) return;
    try {
      await removeFavorite(storyId);
      shell.toast(t.unfavorited, 'success');
      heading.current?.focus({ preventScroll: true });
    } catch {
      shell.toast(t.unfavoriteFailed, 'error');
    }
  };

  return (
    <ListPage
      title={t.favoritesTitle}
      headingRef={heading}
      listLabel={t.favoritesList}
      pagination={data?.pagination}
      page={page}
      onPage={goTo}
      isStale={isPlaceholderData}
      isFailed={isError}
      onRetry={() => void refetch()}
      empty={<EmptyList picture={<EmptyShelf />} texts={t.noFavorites} />}
    >
      {favorites.map((favorite) => {
        const { id, storyId, story, notes, createdAt } = favorite;
        const day = new Date(createdAt);
        const foot = {
          date: <time dateTime={createdAt}>{t.favoritedOn(day.getMonth() + 1, day.getDate())}</time>,
          note: notes || undefined,
          heart: {
            pressed: true,
            label: t.unfavoriteStory(story?.theme ?? t.unavailableStory),
            disabled: isPending && variables === storyId,
            onPress: () => void confirmRemoval(favorite),
          },
        };
        return story ? (
          <StoryListCard key={id} story={story} {...foot} />
        ) : (
          <UnavailableCard key={id} storyId={storyId} {...foot} />
        );
      })}
    </ListPage>
  );
}
