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
  /** Pronunciation of the form that was looked up; equal to the head word's for the head word. */
  spoken: spokenSchema,
  /** Chinese glosses, the most common first, separated by ；. */
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
      /** The requested form in lower case. */
      form: z.string(),
      /** At least one entry; the form as a head word (lemma) of its own is first. */
      entries: z.array(wordEntrySchema),
    }),
  },
});
