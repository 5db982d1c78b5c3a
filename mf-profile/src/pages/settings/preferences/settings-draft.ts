import { sessionStorageItem } from '@storysprout/contracts/session-storage-item';
import type { Edits } from './settings-values';

const stored = sessionStorageItem<{ owner: string; edits: Edits }>('storysprout-settings');

/** Loads this pupil's unsaved edits after a reload or the end of a session. */
export function loadDraft(userId: string): Edits {
  const draft = stored.read();
  return draft?.owner === userId ? draft.edits : {};
}

/** Stores unsaved edits in the session storage; without edits clears it. */
export function saveDraft(userId: string, edits: Edits): void {
  if (Object.keys(edits).length === 0) stored.clear();
  else stored.write({ owner: userId, edits });
}
