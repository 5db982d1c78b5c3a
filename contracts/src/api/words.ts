import { z } from 'zod';
import { defineCalls } from './call.js';
import { gradeSchema } from './common.js';

/** One row of the graded list: a word as one part of speech. */
export const wordEntrySchema = z.object({
  word: z.string(),
  /** Its head word: "go" for "went", itself for most. */
  lemma: z.string(),
  /** n, v, adj, adv, prep, … */
  partOfSpeech: z.string(),
  phonetic: z.string(),
  /** Chinese meanings, the commonest first, with ；between them. */
  meaning: z.string(),
  grade: gradeSchema,
  forms: z.array(z.string()),
  example: z.object({ sentence: z.string(), translation: z.string() }),
});
export type WordEntry = z.infer<typeof wordEntrySchema>;

export const wordsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/words/{form}',
    access: 'public',
    status: 200,
    summary: 'What the graded dictionary holds of a word, in any inflected form; cacheable',
    data: z.object({
      /** The form as it was looked up, in lower case. */
      form: z.string(),
      /** At least one; the rows of the very form come first. */
      entries: z.array(wordEntrySchema),
    }),
  },
});
