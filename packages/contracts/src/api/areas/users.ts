import { z } from 'zod';
import { LIMITS } from '../../rules.js';
import { defineCalls } from '../call.js';
import { gradeSchema, idSchema, languageSchema, regionSchema, isStorable, voiceSchema } from '../common.js';

export const preferencesSchema = z.object({
  defaultGrade: gradeSchema,
  favoriteThemes: z.array(z.string()),
  defaultVoice: z.string(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const userStatsSchema = z.object({
  totalStories: z.number().int(),
  totalFavorites: z.number().int(),
  totalShares: z.number().int(),
});

export const userSchema = z.object({
  id: idSchema,
  nickName: z.string(),
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  language: languageSchema,
  region: regionSchema,
  preferences: preferencesSchema,
  stats: userStatsSchema,
});
export type User = z.infer<typeof userSchema>;

export const nickNameSchema = z
  .string()
  .trim()
  .min(LIMITS.nickName.min)
  .max(LIMITS.nickName.max)
  .refine(isStorable, 'contains characters that cannot be stored');

export const updateProfileSchema = z
  .object({
    nickName: nickNameSchema,
    language: languageSchema,
    preferences: z
      .object({
        defaultGrade: gradeSchema,
        favoriteThemes: z
          .array(
            z.string().trim().min(1).max(200).refine(isStorable, 'contains characters that cannot be stored'),
          )
          .max(LIMITS.favoriteThemes)
          .refine((themes) => new Set(themes).size === themes.length, 'must not repeat'),
        defaultVoice: voiceSchema,
      })
      .partial(),
  })
  .partial();
export type UpdateProfile = z.infer<typeof updateProfileSchema>;

export const STATS_RANGES = ['7d', '30d', '365d', 'all'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];
export const statsQuerySchema = z.object({ range: z.enum(STATS_RANGES).default('30d') });
export type StatsQuery = z.infer<typeof statsQuerySchema>;

export const statsSchema = z.object({
  range: z.enum(STATS_RANGES),
  /** Generated stories, their words and shares in the range, deleted ones included; favourites are the current number. */
  totals: z.object({
    stories: z.number().int(),
    favorites: z.number().int(),
    shares: z.number().int(),
    words: z.number().int(),
  }),
  /** Days by UTC on which stories were generated, oldest first. */
  days: z.array(z.object({ date: z.iso.date(), stories: z.number().int(), words: z.number().int() })),
});
export type Stats = z.infer<typeof statsSchema>;

export const usersCalls = defineCalls({
  profile: {
    method: 'GET',
    path: '/users/profile',
    access: 'user',
    status: 200,
    summary: 'The caller, with preferences and stats; fills in what an older row lacks',
    data: userSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'user',
    status: 200,
    summary: 'Changes nickname, language and preferences',
    body: updateProfileSchema,
    data: userSchema,
  },
  stats: {
    method: 'GET',
    path: '/users/stats',
    access: 'user',
    status: 200,
    summary: 'Totals and days of a range',
    query: statsQuerySchema,
    data: statsSchema,
  },
});
