import type { Grade } from '@storysprout/contracts/rules';
import type { Band } from './language-data.js';

const BAND_OF_GRADE: Record<Grade, Band> = {
  1: 'a',
  2: 'a',
  3: 'b',
  4: 'b',
  5: 'c',
  6: 'c',
  7: 'd',
  8: 'd',
  9: 'd',
};

/** The band of plots that serves a grade: a 1-2, b 3-4, c 5-6, d 7-9. */
export function bandOfGrade(grade: Grade): Band {
  return BAND_OF_GRADE[grade];
}

/** The theme folder of the plots that fit any topic. */
export const UNIVERSAL_THEME = 'universal';
