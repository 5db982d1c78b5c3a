import { z } from 'zod';
import { LIMITS } from '../../rules.js';
import { defineCalls } from '../call.js';
import {
  emptySchema,
  idSchema,
  pageQuerySchema,
  paginationSchema,
  isStorable,
  timeSchema,
} from '../common.js';
import { storySummarySchema } from './stories.js';

const text = (max: number) =>
  z.string().trim().max(max).refine(isStorable, 'contains characters that cannot be stored');

export const favoriteSchema = z.object({
  id: idSchema,
  storyId: idSchema,
  /** Null, with `unavailable`, while another user's story is not shared. */
  story: storySummarySchema.nullable(),
  unavailable: z.boolean(),
  category: z.string(),
  notes: z.string(),
  createdAt: timeSchema,
});
export type Favorite = z.infer<typeof favoriteSchema>;

export const favoriteBodySchema = z.object({
  category: text(LIMITS.categoryMax).optional(),
  notes: text(LIMITS.notesMax).optional(),
});
export type FavoriteBody = z.infer<typeof favoriteBodySchema>;

export const favoritesQuerySchema = pageQuerySchema.extend({
  category: z.string().max(LIMITS.categoryMax).refine(isStorable).optional(),
  grade: z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number)
    .optional(),
  q: z.string().trim().max(LIMITS.themeCodeUnits).refine(isStorable).optional(),
});
export type FavoritesQuery = z.infer<typeof favoritesQuerySchema>;

export const favoritesCalls = defineCalls({
  add: {
    method: 'POST',
    path: '/favorites/{storyId}',
    access: 'user',
    status: 201,
    summary: 'Favourites a story; a second time answers the same favourite with 200',
    statusIfExists: 200,
    errors: ['FORBIDDEN'],
    body: favoriteBodySchema.default({}),
    data: favoriteSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/favorites/{id}',
    access: 'user',
    status: 200,
    summary: "Removes a favourite, by its id or its story's",
    data: emptySchema,
  },
  update: {
    method: 'PUT',
    path: '/favorites/{id}',
    access: 'user',
    status: 200,
    summary: 'Changes category and notes',
    body: favoriteBodySchema,
    data: favoriteSchema,
  },
  list: {
    method: 'GET',
    path: '/favorites',
    access: 'user',
    status: 200,
    summary: "The caller's favourites, newest first",
    query: favoritesQuerySchema,
    data: z.object({ favorites: z.array(favoriteSchema), pagination: paginationSchema }),
  },
  categories: {
    method: 'GET',
    path: '/favorites/categories',
    access: 'user',
    status: 200,
    summary: 'The categories in use with counts, most frequent first, at most 100',
    data: z.object({ categories: z.array(z.object({ name: z.string(), count: z.number().int() })) }),
  },
  check: {
    method: 'GET',
    path: '/favorites/check/{storyId}',
    access: 'user',
    status: 200,
    summary: 'Whether a story is favourited',
    data: z.object({ isFavorited: z.boolean(), favoriteId: idSchema.nullable() }),
  },
});
