import type { Difficulty } from '@storysprout/contracts/rules';

/** Colour band of a difficulty: shared-ui tints badges and covers of grades 1-3, 4-6 and 7-9 differently. */
export const DIFFICULTY_BANDS = { easy: 1, medium: 2, hard: 3 } as const satisfies Record<
  Difficulty,
  1 | 2 | 3
>;
