import { sessionStorageItem } from '@storysprout/contracts/session-storage-item';
import type { Edits } from './settings-values';

const stored = sessionStorageItem<{ owner: string; edits: Edits }>('storysprout-settings');

/** What this pupil had changed and not saved when a reload or a session that ended came in between. */
export function loadDraft(userId: string): Edits {
  const draft = stored.read();
  return draft?.owner === userId ? draft.edits : {};
}

/** Keeps what is unsaved in this tab; nothing unsaved, nothing kept. */
export function saveDraft(userId: string, edits: Edits): void {
  if (Object.keys(edits).length === 0) stored.clear();
  else stored.write({ owner: userId, edits });
}
