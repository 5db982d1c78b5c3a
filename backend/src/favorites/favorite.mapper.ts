import type { Favorite } from '@storysprout/contracts/api/favorites';
import type { StorySummary } from '@storysprout/contracts/api/stories';
import type { FavoriteRow } from './favorites.repository.js';

/** A favourite with its story, or without it while the story is not shared: a whitelist. */
export function toFavorite(row: FavoriteRow, story: StorySummary | undefined): Favorite {
  return {
    id: row.id,
    storyId: row.storyId,
    story: story ?? null,
    unavailable: story === undefined,
    category: row.category,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
  };
}
