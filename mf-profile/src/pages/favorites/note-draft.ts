import { sessionStorageItem } from '@storysprout/contracts/session-storage-item';

/** Unsaved edit of a favourite's note and category. */
export interface NoteDraft {
  notes: string;
  category: string;
}

/** Draft in the session storage: survives another page of the list, a reload and the end of the session. */
export const noteDraft = (favoriteId: string) =>
  sessionStorageItem<NoteDraft>(`storysprout-note-${favoriteId}`);
