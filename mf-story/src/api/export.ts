import type { ApiClient } from '@storysprout/contracts/shell';

/** Counts an export, by whoever may see the story. */
export function recordExport(api: ApiClient, storyId: string): Promise<null> {
  return api<null>({
    method: 'POST',
    path: `/stories/${encodeURIComponent(storyId)}/export`,
    redirectOnSessionEnd: false,
  });
}
