import type { Pagination } from '@storysprout/contracts/api/common';

/** One page of a list, whatever stands in it. */
export interface EntryPage<Entry> {
  entries: Entry[];
  pagination: Pagination;
}

/** A page without some of its entries: they are gone, the total is less by as many, and the pages with it. */
export function removeEntries<Entry>(
  shown: EntryPage<Entry>,
  isGone: (entry: Entry) => boolean,
): EntryPage<Entry> {
  const entries = shown.entries.filter((entry) => !isGone(entry));
  const gone = shown.entries.length - entries.length;
  if (gone === 0) return shown;
  const total = Math.max(0, shown.pagination.total - gone);
  const pages = Math.ceil(total / shown.pagination.limit);
  return { entries, pagination: { ...shown.pagination, total, pages } };
}
