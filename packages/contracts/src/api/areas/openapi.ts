import { z } from 'zod';
import { defineCalls } from '../call.js';

export const openapiCalls = defineCalls({
  document: {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    status: 200,
    summary: 'This description, made from the schemas that validate',
    raw: true,
    data: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  },
});
