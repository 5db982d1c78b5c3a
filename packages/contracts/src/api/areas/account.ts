import { z } from 'zod';
import { defineCalls } from '../call.js';
import {
  fallbackReasonSchema,
  gradeSchema,
  idSchema,
  languageSchema,
  regionSchema,
  timeSchema,
} from '../common.js';
import { loginProviderSchema } from './logins.js';
import { audioSchema } from './narration.js';
import { keywordSchema, levelSchema, sentenceSchema } from './stories.js';
import { preferencesSchema } from './users.js';

const count = z.number().int();

/** Everything stored about a user, as stored; of secrets only whether they exist. */
export const accountExportSchema = z.object({
  exportedAt: timeSchema,
  account: z.object({
    id: idSchema,
    email: z.string().nullable(),
    emailVerifiedAt: timeSchema.nullable(),
    hasPassword: z.boolean(),
    nickName: z.string(),
    avatarUrl: z.string().nullable(),
    language: languageSchema,
    region: regionSchema,
    preferences: preferencesSchema.partial(),
    totalStories: count,
    storyCount: count,
    favoriteCount: count,
    totalShares: count,
    createdAt: timeSchema,
  }),
  days: z.array(z.object({ day: z.iso.date(), stories: count, words: count, shares: count })),
  sessions: z.array(
    z.object({
      id: idSchema,
      signInId: idSchema,
      signedInAt: timeSchema,
      replaces: idSchema.nullable(),
      replacedAt: timeSchema.nullable(),
      usedAt: timeSchema.nullable(),
      provenAt: timeSchema.nullable(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      country: z.string().nullable(),
      createdAt: timeSchema,
      expiresAt: timeSchema,
    }),
  ),
  identities: z.array(
    z.object({
      id: idSchema,
      provider: loginProviderSchema,
      subject: z.string(),
      hasRefreshToken: z.boolean(),
      linkedAt: timeSchema,
    }),
  ),
  mailCodes: z.array(
    z.object({ purpose: z.enum(['reset', 'verify']), createdAt: timeSchema, expiresAt: timeSchema }),
  ),
  reports: z.array(z.object({ id: idSchema, storyId: idSchema, reason: z.string(), createdAt: timeSchema })),
  favorites: z.array(
    z.object({
      id: idSchema,
      storyId: idSchema,
      category: z.string(),
      notes: z.string(),
      createdAt: timeSchema,
    }),
  ),
  stories: z.array(
    z.object({
      id: idSchema,
      theme: z.string(),
      grade: gradeSchema,
      wordCount: count,
      preview: z.string(),
      keywordWords: z.array(z.string()),
      sentences: z.array(sentenceSchema),
      keywords: z.array(keywordSchema),
      level: levelSchema.nullable(),
      standInTheme: z.string().nullable(),
      writerFallback: fallbackReasonSchema.nullable(),
      aiModel: z.string(),
      /** Cost of the generation; null for stories of older versions. */
      making: z
        .object({
          drafts: count,
          requests: count,
          inputTokens: count,
          outputTokens: count,
          milliseconds: count,
        })
        .nullable(),
      isShared: z.boolean(),
      views: count,
      exports: count,
      favoritesCount: count,
      fingerprint: z.string(),
      idempotencyKey: z.string().nullable(),
      bodyHash: z.string(),
      createdAt: timeSchema,
    }),
  ),
  narrations: z.array(
    z.object({
      id: idSchema,
      storyId: idSchema,
      file: z.string(),
      bytes: count,
      voice: z.string(),
      speed: z.number(),
      timings: audioSchema.shape.timings,
      askedAt: timeSchema,
      ownerAskedAt: timeSchema.nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

export const deleteAccountSchema = z.object({ confirm: z.string().optional().catch(undefined) }).prefault({});
export type DeleteAccountBody = z.infer<typeof deleteAccountSchema>;

export const accountCalls = defineCalls({
  exportData: {
    method: 'GET',
    path: '/users/export',
    access: 'user',
    status: 200,
    summary: 'Everything that is stored of the caller, as a JSON file',
    recentProof: true,
    data: accountExportSchema,
    raw: true,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/users/account',
    access: 'user',
    status: 200,
    summary: 'Removes the person and all that is theirs',
    recentProof: true,
    errors: ['CONFIRMATION_REQUIRED'],
    body: deleteAccountSchema,
    data: z.null(),
  },
});
