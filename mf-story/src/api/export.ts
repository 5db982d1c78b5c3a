import type { ApiClient } from '@storysprout/contracts/shell';

/** Counts an export of a story; guests may call it, too. */
export function recordExport(api: ApiClient, storyId: string): Promise<null> {
  return api('POST /stories/{id}/export', { params: { id: storyId }, redirectOnSessionEnd: false });
}
