import { sessionStorageItem } from '@storysprout/contracts/session-storage-item';

/** What a pupil has typed about a favourite and not saved. */
export interface NoteDraft {
  notes: string;
  category: string;
}

/** Kept in this tab: what was typed outlives another page of the list, a reload, and a session that ends under it. */
export const noteDraft = (favoriteId: string) =>
  sessionStorageItem<NoteDraft>(`storysprout-note-${favoriteId}`);
