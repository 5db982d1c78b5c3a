import type { Grade } from '@storysprout/contracts/rules';
import { sessionStorageItem } from '@storysprout/contracts/session-storage-item';

/** Grade and theme in the generator form. */
export interface Draft {
  /** Undefined until the pupil chooses one. */
  grade?: Grade;
  theme: string;
}

const EMPTY: Draft = { theme: '' };
const storage = sessionStorageItem<Draft & { owner: string | null }>('storysprout-draft');

/** Loads the draft of this tab. A guest’s draft survives the login; a pupil’s draft is never shown to another user. */
export function loadDraft(userId: string | null): Draft {
  const draft = storage.read();
  if (!draft || (draft.owner !== null && draft.owner !== userId)) return EMPTY;
  return { grade: draft.grade, theme: draft.theme };
}

export function saveDraft(draft: Draft, userId: string | null): void {
  storage.write({ ...draft, owner: userId });
}

export function clearDraft(): void {
  storage.clear();
}
