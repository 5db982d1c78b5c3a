import type { FavoriteFilter } from '@storysprout/contracts/query-keys';
import { type Grade, LIMITS } from '@storysprout/contracts/rules';
import { useSearchParams } from 'react-router-dom';

interface HistoryOptions {
  replace?: boolean;
}

/** The list's page as the search parameter `page`; an invalid value is page 1. */
export function usePageParam(): [page: number, goTo: (page: number, options?: HistoryOptions) => void] {
  const [params, setParams] = useSearchParams();
  const param = params.get('page') ?? '';
  const number = /^\d{1,7}$/.test(param) ? Number(param) : 1;
  const page = Math.min(Math.max(number, 1), LIMITS.pageMax);
  const goTo = (next: number, options?: HistoryOptions) => {
    const changed = new URLSearchParams(params);
    changed.delete('page');
    if (next > 1) changed.set('page', String(next));
    setParams(changed, options);
  };
  return [page, goTo];
}

/** A search parameter as the API accepts it; empty when the API would reject it. */
function textParam(params: URLSearchParams, name: string, max: number): string {
  const text = (params.get(name) ?? '').replaceAll('\0', '').trim();
  return text.length <= max ? text : '';
}

/** Filter of the favourites as search parameters. Changing it returns to page 1. */
export function useFilterParams(): [
  filter: FavoriteFilter,
  setFilter: (filter: FavoriteFilter, options?: HistoryOptions) => void,
] {
  const [params, setParams] = useSearchParams();
  const category = textParam(params, 'category', LIMITS.categoryMax);
  const grade = textParam(params, 'grade', 1);
  const q = textParam(params, 'q', LIMITS.themeCodeUnits);
  const filter = {
    ...(category && { category }),
    ...(/[1-9]/.test(grade) && { grade: Number(grade) as Grade }),
    ...(q && { q }),
  };
  const setFilter = (next: FavoriteFilter, options?: HistoryOptions) => {
    const kept = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), options);
  };
  return [filter, setFilter];
}
