import { useMessages, useShell } from '@storysprout/contracts/shell';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { StoryCardSkeleton } from '@storysprout/shared-ui/story-card';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { favoriteCategoriesQuery, favoritePageQuery, useRemoveFavorite } from '../../api/favorites';
import { catalogue } from '../../i18n/catalogue';
import { EmptyList } from '../../lists/empty-list';
import { ListPage } from '../../lists/list-page';
import { useConfirmedRemoval } from '../../lists/use-confirmed-removal';
import { useFilterParams, usePageParam } from '../../lists/list-search-params';
import { FavoriteCard } from './favorite-card';
import { FavoriteFilters } from './favorite-filters';
import { NoteSkeleton } from './note-skeleton';

/** The pupil's favourites, newest first. */
export default function Favorites() {
  const t = useMessages(catalogue);
  const { api, session } = useShell();
  const [page, goTo] = usePageParam();
  const [filter, setFilter] = useFilterParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery(favoritePageQuery(api, page, filter));
  const { data: categories = [] } = useQuery(favoriteCategoriesQuery(api));
  const { remove, withoutPending } = useRemoveFavorite();
  const shown = data && withoutPending(data);
  const confirmRemoval = useConfirmedRemoval(
    remove,
    { question: t.confirmUnfavorite, done: t.unfavorited, failed: t.unfavoriteFailed },
    heading,
  );

  const isFiltered = Object.keys(filter).length > 0;
  // Until the list is loaded, the profile's count decides whether filters are shown.
  const total = shown?.pagination.total ?? session.user?.stats.totalFavorites ?? 0;
  return (
    <ListPage
      title={t.favoritesTitle}
      headingRef={heading}
      listLabel={t.favoritesList}
      filters={
        (isFiltered || total > 0) && (
          <FavoriteFilters filter={filter} categories={categories} onChange={setFilter} />
        )
      }
      pagination={shown?.pagination}
      totalText={isFiltered ? t.lists.found : t.storyTotal}
      page={page}
      onPage={goTo}
      isStale={isPlaceholderData}
      isFailed={isError}
      onRetry={() => void refetch()}
      empty={
        isFiltered ? (
          <EmptyList picture={<Lost />} texts={t.lists.noMatch} onAction={() => setFilter({})} />
        ) : (
          <EmptyList picture={<EmptyShelf />} texts={t.noFavorites} />
        )
      }
      skeleton={
        <StoryCardSkeleton>
          <NoteSkeleton />
        </StoryCardSkeleton>
      }
    >
      {(shown?.entries ?? []).map((favorite) => (
        <FavoriteCard
          key={favorite.id}
          favorite={favorite}
          categories={categories}
          onRemove={() => void confirmRemoval(favorite.storyId, favorite.story?.theme ?? t.unavailableStory)}
        />
      ))}
    </ListPage>
  );
}
