import { z } from 'zod';
import { defineCalls } from '../call.js';

const statusSchema = z.object({ status: z.literal('ok') });

export const healthCalls = defineCalls({
  live: {
    method: 'GET',
    path: '/health/live',
    access: 'public',
    status: 200,
    summary: 'The process answers',
    data: statusSchema,
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    status: 200,
    summary: 'The process and what it needs answer, and it is not shutting down; else 503',
    data: statusSchema,
  },
});
