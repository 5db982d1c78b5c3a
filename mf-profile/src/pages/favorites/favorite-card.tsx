import type { Favorite } from '@storysprout/contracts/api/favorites';
import { useMessages } from '@storysprout/contracts/shell';
import type { FavoriteCategory } from '../../api/favorites';
import { catalogue } from '../../i18n/catalogue';
import { StoryListCard } from '../../lists/story-list-card';
import { UnavailableCard } from '../../lists/unavailable-card';
import { FavoriteNotes } from './favorite-notes';

interface FavoriteCardProps {
  favorite: Favorite;
  categories: readonly FavoriteCategory[];
  onRemove: () => void;
}

/** Card of a favourite: its story, or a notice that it is unavailable, with the date and the pupil's note. */
export function FavoriteCard({ favorite, categories, onRemove }: FavoriteCardProps) {
  const t = useMessages(catalogue);
  const { storyId, story, createdAt } = favorite;
  const day = new Date(createdAt);
  const theme = story?.theme ?? t.unavailableStory;
  const parts = {
    date: <time dateTime={createdAt}>{t.favoritedOn(day.getMonth() + 1, day.getDate())}</time>,
    heart: { pressed: true, label: t.unfavoriteStory(theme), onPress: onRemove },
    children: <FavoriteNotes favorite={favorite} theme={theme} categories={categories} />,
  };
  return story ? (
    <StoryListCard story={story} {...parts} />
  ) : (
    <UnavailableCard storyId={storyId} {...parts} />
  );
}
