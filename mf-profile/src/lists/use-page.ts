import { LIMITS } from '@storysprout/contracts/rules';
import { useSearchParams } from 'react-router-dom';

/** The list's page, kept in the address as `?page=`; anything that is no page is the first. */
export function usePage(): [page: number, goTo: (page: number, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('page') ?? '';
  const number = /^\d{1,7}$/.test(asked) ? Number(asked) : 1;
  const page = Math.min(Math.max(number, 1), LIMITS.pageMax);
  const goTo = (next: number, options?: { replace?: boolean }) =>
    setParams(next > 1 ? { page: String(next) } : {}, options);
  return [page, goTo];
}
