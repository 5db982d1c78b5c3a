import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import type { WordEntry } from '@storysprout/contracts/api/words';

/** The dictionary's response: the inflected form that was found, and its entries. */
export interface WordLookup {
  form: string;
  entries: WordEntry[];
}

/** The word is in no word list: a retry would not help. */
export const isNotInWordList = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND';

/** Forms to look up: "Amy’s" as written first ("it’s" has an entry), then without its ending. */
const lookupForms = (word: string): string[] => {
  const bare = word.replace(/[’']s$/i, '');
  return bare === word ? [word] : [word, bare];
};

async function lookUpWord(
  api: ApiClient,
  forms: readonly string[],
  signal: AbortSignal,
): Promise<WordLookup> {
  const [form = '', ...others] = forms;
  try {
    return await api('GET /words/{form}', { params: { form }, signal, redirectOnSessionEnd: false });
  } catch (error) {
    if (others.length === 0 || !isNotInWordList(error)) throw error;
    return lookUpWord(api, others, signal);
  }
}

/** Query for a word of the graded dictionary in any inflected form; NOT_FOUND outside it. Cached as long as the app is open. */
export function wordQuery(api: ApiClient, word: string) {
  return queryOptions({
    queryKey: ['words', word.toLowerCase()],
    queryFn: ({ signal }) => lookUpWord(api, lookupForms(word), signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
