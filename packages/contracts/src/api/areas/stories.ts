import { z } from 'zod';
import { countGraphemes, DIFFICULTIES, LIMITS, THEME_IDS } from '../../rules.js';
import { fieldErrorSchema } from '../error.js';
import { defineCalls } from '../call.js';
import {
  emptySchema,
  fallbackReasonSchema,
  gradeSchema,
  idSchema,
  limitQuerySchema,
  pageQuerySchema,
  paginationSchema,
  isStorable,
  timeSchema,
} from '../common.js';

export const sentenceSchema = z.object({ en: z.string(), zh: z.string() });
export type Sentence = z.infer<typeof sentenceSchema>;

export const keywordSchema = z.object({
  word: z.string(),
  phonetic: z.string(),
  meaning: z.string(),
  /** The first example is a sentence of the story. */
  examples: z.array(z.object({ sentence: z.string(), translation: z.string() })),
});
export type Keyword = z.infer<typeof keywordSchema>;

/** Measurements of the level judge; null for stories that were never judged. */
export const levelSchema = z.object({
  /** Share of the words that a pupil of the grade is expected to know, from 0 to 1. */
  coverage: z.number(),
  meanSentenceLength: z.number(),
  longestSentence: z.number().int(),
  offList: z.array(z.string()),
});

export type Level = z.infer<typeof levelSchema>;

/** A story in a list: with a short preview instead of its text. */
export const storySummarySchema = z.object({
  id: idSchema,
  theme: z.string(),
  grade: gradeSchema,
  difficulty: z.enum(DIFFICULTIES),
  wordCount: z.number().int(),
  preview: z.string(),
  keywords: z.array(z.object({ word: z.string() })),
  isFavorited: z.boolean(),
  isShared: z.boolean(),
  createdAt: timeSchema,
  aiModel: z.string(),
  stats: z.object({ views: z.number().int(), favorites: z.number().int() }),
});
export type StorySummary = z.infer<typeof storySummarySchema>;

export const storySchema = storySummarySchema.omit({ preview: true }).extend({
  /** Joined, they equal `englishText` and `chineseTranslation`. */
  sentences: z.array(sentenceSchema),
  englishText: z.string(),
  chineseTranslation: z.string(),
  keywords: z.array(keywordSchema),
  audioUrl: z.string().nullable(),
  level: levelSchema.nullable(),
  /** The suggested theme used as a fallback for a theme that was not understood; usually null. */
  standInTheme: z.enum(THEME_IDS).nullable(),
  /** For the owner: why the embedded engine wrote instead of the provider; usually null. */
  writerFallback: fallbackReasonSchema.nullable(),
});
export type Story = z.infer<typeof storySchema>;

export const themeSchema = z
  .string()
  .max(LIMITS.themeCodeUnits)
  .trim()
  .min(1)
  .refine(isStorable, 'contains characters that cannot be stored')
  .refine(
    (theme) => countGraphemes(theme) <= LIMITS.themeGraphemes,
    `must be at most ${LIMITS.themeGraphemes} characters`,
  );

export const generateSchema = z.object({ grade: gradeSchema, theme: themeSchema });
export type GenerateBody = z.infer<typeof generateSchema>;

/** The `Idempotency-Key` header, and `{key}` of the stop call. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(LIMITS.idempotencyKeyMax);

export const GENERATION_STAGES = [
  'screening',
  'planning',
  'writing',
  'checking',
  'revising',
  'translating',
  'saving',
] as const;
export type GenerationStage = (typeof GENERATION_STAGES)[number];

/** Events of the generation stream: `event:` holds `type`, `data:` the rest as JSON. `done` or `error` is last. */
export const generationEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    stage: z.enum(GENERATION_STAGES),
    sentences: z.number().int(),
  }),
  z.object({ type: z.literal('text'), delta: z.string() }),
  z.object({ type: z.literal('done'), story: storySchema }),
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    errors: z.array(fieldErrorSchema).optional(),
  }),
]);
export type GenerationEvent = z.infer<typeof generationEventSchema>;

export const storiesCalls = defineCalls({
  generate: {
    method: 'POST',
    path: '/stories/generate',
    access: 'user',
    status: 201,
    summary: 'Writes a story for a grade and a theme; with Accept: text/event-stream the same call streams',
    headers: { 'Idempotency-Key': idempotencyKeySchema.optional() },
    events: generationEventSchema,
    errors: ['THEME_NOT_ALLOWED', 'IDEMPOTENCY_CONFLICT', 'PROVIDER_FAILED', 'PROVIDER_TIMEOUT'],
    body: generateSchema,
    data: storySchema,
  },
  stopGeneration: {
    method: 'DELETE',
    path: '/stories/generations/{key}',
    access: 'user',
    status: 200,
    summary: 'Ends a running generation of the caller',
    data: emptySchema,
  },
  list: {
    method: 'GET',
    path: '/stories',
    access: 'user',
    status: 200,
    summary: "The caller's stories, newest first",
    query: pageQuerySchema,
    data: z.object({ stories: z.array(storySummarySchema), pagination: paginationSchema }),
  },
  recent: {
    method: 'GET',
    path: '/stories/recent',
    access: 'user',
    status: 200,
    summary: "The caller's newest stories",
    query: limitQuerySchema,
    data: z.object({ stories: z.array(storySummarySchema) }),
  },
  get: {
    method: 'GET',
    path: '/stories/{id}',
    access: 'user',
    status: 200,
    summary: "One of the caller's stories",
    errors: ['FORBIDDEN'],
    data: storySchema,
  },
  remove: {
    method: 'DELETE',
    path: '/stories/{id}',
    access: 'user',
    status: 200,
    summary: 'Deletes a story with its favourites and audio',
    errors: ['FORBIDDEN'],
    data: emptySchema,
  },
});
