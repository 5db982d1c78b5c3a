import { type ApiClient, isApiError } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import type { WordEntry } from '@storysprout/contracts/api/words';

/** What the dictionary answers: the form that was found, and its rows. */
export interface WordLookup {
  form: string;
  entries: WordEntry[];
}

/** The word is in no list: another try would find it no better. */
export const isNotInWordList = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND';

/** "Amy’s" is asked for as it stands ("it’s" is a word of its own), then without its ending. */
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

/** A word of the graded dictionary, in any inflected form; NOT_FOUND outside it. Kept as long as the app is open. */
export function wordQuery(api: ApiClient, word: string) {
  return queryOptions({
    queryKey: ['words', word.toLowerCase()],
    queryFn: ({ signal }) => lookUpWord(api, lookupForms(word), signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
