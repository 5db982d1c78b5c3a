import { z } from 'zod';
import { LIMITS } from '../../rules.js';
import { defineCalls } from '../call.js';
import { emptySchema, isStorable } from '../common.js';
import { storySchema } from './stories.js';

/** A shared story as the public reads it; of its owner only the nickname. */
export const publicStorySchema = storySchema.extend({ author: z.object({ nickName: z.string() }) });
export type PublicStory = z.infer<typeof publicStorySchema>;

export const reportSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.reportReasonMax)
    .refine(isStorable, 'contains characters that cannot be stored'),
});
export type ReportBody = z.infer<typeof reportSchema>;

export const sharingCalls = defineCalls({
  publicGet: {
    method: 'GET',
    path: '/stories/share/{id}',
    access: 'public',
    status: 200,
    summary: 'A story that its owner has shared',
    data: publicStorySchema,
  },
  share: {
    method: 'POST',
    path: '/stories/{id}/share',
    access: 'user',
    status: 200,
    summary: 'Makes a story public and counts a share',
    errors: ['FORBIDDEN'],
    data: z.object({ shareUrl: z.string() }),
  },
  unshare: {
    method: 'DELETE',
    path: '/stories/{id}/share',
    access: 'user',
    status: 200,
    summary: 'Makes a story private again, at once',
    errors: ['FORBIDDEN'],
    data: emptySchema,
  },
  recordExport: {
    method: 'POST',
    path: '/stories/{id}/export',
    access: 'public',
    status: 200,
    summary: 'Records that a story was exported as an image, by whoever may see it',
    errors: ['FORBIDDEN'],
    data: emptySchema,
  },
  report: {
    method: 'POST',
    path: '/stories/{id}/report',
    access: 'public',
    status: 200,
    summary: 'Tells the operator that something is wrong with a story',
    errors: ['FORBIDDEN'],
    body: reportSchema,
    data: emptySchema,
  },
});
