import { z } from 'zod';
import { defineCalls } from '../call.js';

export const partCalls = defineCalls({
  partCall: {
    method: 'GET',
    path: '/part/path',
    access: 'user',
    status: 200,
    summary: 'To be described',
    data: z.object({ done: z.boolean() }),
  },
});
