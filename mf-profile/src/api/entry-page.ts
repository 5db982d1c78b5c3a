import type { Pagination } from '@storysprout/contracts/api/common';

/** One page of a list. */
export interface EntryPage<Entry> {
  entries: Entry[];
  pagination: Pagination;
}

/** A page without the removed entries; total and number of pages are reduced to match. */
export function removeEntries<Entry>(
  shown: EntryPage<Entry>,
  isRemoved: (entry: Entry) => boolean,
): EntryPage<Entry> {
  const entries = shown.entries.filter((entry) => !isRemoved(entry));
  const removed = shown.entries.length - entries.length;
  if (removed === 0) return shown;
  const total = Math.max(0, shown.pagination.total - removed);
  const pages = Math.ceil(total / shown.pagination.limit);
  return { entries, pagination: { ...shown.pagination, total, pages } };
}
