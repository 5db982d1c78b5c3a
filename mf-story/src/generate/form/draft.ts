import type { Grade } from '@storysprout/contracts/rules';
import { sessionValue } from '@storysprout/contracts/session-value';

/** What a pupil has put into the generator. */
export interface Draft {
  /** Absent until the pupil has chosen one. */
  grade?: Grade;
  theme: string;
}

const EMPTY: Draft = { theme: '' };
const stored = sessionValue<Draft & { owner: string | null }>('storysprout-draft');

/** The draft of this tab. A guest's goes along through the login; a pupil's is never shown to another one. */
export function loadDraft(userId: string | null): Draft {
  const draft = stored.read();
  if (!draft || (draft.owner !== null && draft.owner !== userId)) return EMPTY;
  return { grade: draft.grade, theme: draft.theme };
}

export function saveDraft(draft: Draft, userId: string | null): void {
  stored.write({ ...draft, owner: userId });
}

export function clearDraft(): void {
  stored.clear();
}
