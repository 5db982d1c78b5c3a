import { createContext, use } from 'react';
import type { Language } from '../url-state';
import { sampleTexts as english } from './en-US';
import { sampleTexts as chinese, type SampleTexts } from './zh-CN';

export const SAMPLE_TEXTS: Record<Language, SampleTexts> = { 'zh-CN': chinese, 'en-US': english };

export const SampleTextsContext = createContext(chinese);

/** Sample texts in the selected language. */
export function useSampleTexts(): SampleTexts {
  return use(SampleTextsContext);
}
