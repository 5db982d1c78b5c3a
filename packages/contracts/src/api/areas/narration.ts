import { z } from 'zod';
import { LIMITS } from '../../rules.js';
import { defineCalls } from '../call.js';
import { fallbackReasonSchema, voiceSchema } from '../common.js';

const spanSchema = z.object({ start: z.number(), end: z.number() });

export const audioSchema = z.object({
  exists: z.boolean(),
  /** An unguessable URL that needs no token; null without a narration. */
  audioUrl: z.string().nullable(),
  voice: z.string().nullable(),
  /** Times in seconds, one entry per sentence. */
  timings: z.array(spanSchema.extend({ words: z.array(spanSchema) })),
  /** In the answer to a request for a narration: why an embedded voice speaks instead of the provider's; else null. */
  voiceFallback: fallbackReasonSchema.nullable(),
});
export type Audio = z.infer<typeof audioSchema>;

export const narrateSchema = z
  .object({
    /** Default: the caller's default voice. */
    voice: voiceSchema.optional(),
    speed: z.number().min(LIMITS.speed.min).max(LIMITS.speed.max).default(1),
  })
  .prefault({});
export type NarrateBody = z.infer<typeof narrateSchema>;

export const narrationCalls = defineCalls({
  narrate: {
    method: 'POST',
    path: '/stories/{id}/audio',
    access: 'user',
    status: 200,
    summary: 'Narrates a story that the caller may see',
    errors: ['FORBIDDEN', 'PROVIDER_FAILED', 'PROVIDER_TIMEOUT'],
    body: narrateSchema,
    data: audioSchema,
  },
  audio: {
    method: 'GET',
    path: '/stories/{id}/audio',
    access: 'public',
    status: 200,
    summary: 'The narration of a story, for whoever may see it',
    errors: ['FORBIDDEN'],
    data: audioSchema,
  },
  preview: {
    method: 'GET',
    path: '/voices/{value}/preview',
    access: 'public',
    status: 200,
    summary: 'A short sample of a voice',
    errors: ['PROVIDER_FAILED', 'PROVIDER_TIMEOUT'],
    data: z.object({ audioUrl: z.string() }),
  },
});
