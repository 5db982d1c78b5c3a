import { createContext, use } from 'react';
import type { Language } from '../address';
import { words as english } from './en-US';
import { words as chinese, type Words } from './zh-CN';

export const WORDS: Record<Language, Words> = { 'zh-CN': chinese, 'en-US': english };

export const WordsContext = createContext(chinese);

/** What the samples say in the chosen language. */
export function useWords(): Words {
  return use(WordsContext);
}
