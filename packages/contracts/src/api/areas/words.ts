import { z } from 'zod';
import { defineCalls } from '../call.js';
import { gradeSchema } from '../common.js';

const spokenSchema = z.object({
  /** British, between slashes. */
  phonetic: z.string(),
  /** American, where it differs. */
  phoneticUs: z.string().nullable(),
});

/** One row of the graded list: a head word as one part of speech. */
export const wordEntrySchema = spokenSchema.extend({
  word: z.string(),
  /** n, v, adj, adv, prep, … */
  partOfSpeech: z.string(),
  /** The form that was looked up, as it is spoken; the same as the head word's for the head word. */
  spoken: spokenSchema,
  /** Chinese meanings, the commonest first, with ；between them. */
  meaning: z.string(),
  grade: gradeSchema,
  forms: z.array(z.string()),
  /** Null for a word that only the stories of a theme use. */
  example: z.object({ sentence: z.string(), translation: z.string() }).nullable(),
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
      /** At least one; the form as a head word of its own comes first. */
      entries: z.array(wordEntrySchema),
    }),
  },
});
