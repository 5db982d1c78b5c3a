import type { Difficulty, Grade } from '../rules.js';
import type { VoiceCategory } from '../voices.js';

/** What grades, difficulties and voices are called in English, in whichever remote. */
export const gradeNames: Record<Grade, string> = {
  1: 'Grade 1',
  2: 'Grade 2',
  3: 'Grade 3',
  4: 'Grade 4',
  5: 'Grade 5',
  6: 'Grade 6',
  7: 'Grade 7',
  8: 'Grade 8',
  9: 'Grade 9',
};

export const difficultyNames: Record<Difficulty, string> = { easy: 'Simple', medium: 'Medium', hard: 'Hard' };

export const voiceCategories: Record<VoiceCategory, string> = {
  Premium: 'Premium',
  Standard: 'Standard',
  Bilingual: 'Bilingual',
};

/** The voices' own descriptions are English. */
export const voices: Record<string, string> = {};
