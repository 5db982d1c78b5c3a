import { API_CALLS } from '@storysprout/contracts/api/calls';
import { errorEnvelopeSchema } from '@storysprout/contracts/api/error';
import { describeCall, toJsonSchema, type Json } from './describe-call.js';

/** Builds the OpenAPI 3.1 document from the contract's calls, with the schemas that also validate. */
export function buildDocument() {
  const paths: Record<string, Json> = {};
  for (const [area, calls] of Object.entries(API_CALLS)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[call.path] ??= {});
      path[call.method.toLowerCase()] = describeCall(area, name, call);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'StorySprout', version: '1.0.0' },
    servers: [{ url: '/api' }],
    tags: Object.keys(API_CALLS).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorEnvelopeSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
