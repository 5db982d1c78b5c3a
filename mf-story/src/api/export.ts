import type { ApiClient } from '@storysprout/contracts/shell';

/** Counts an export, by whoever may see the story. */
export function recordExport(api: ApiClient, storyId: string): Promise<null> {
  return api('POST /stories/{id}/export', { params: { id: storyId }, redirectOnSessionEnd: false });
}
