import type { Difficulty } from '@storysprout/contracts/rules';

/** For `lang`: a theme is written in Chinese or in English. */
export function languageOf(text: string): 'zh-Hans' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en';
}

/** The design's bands: grades 1 to 3, 4 to 6, 7 to 9. */
export const BANDS = { easy: 1, medium: 2, hard: 3 } as const satisfies Record<Difficulty, 1 | 2 | 3>;
