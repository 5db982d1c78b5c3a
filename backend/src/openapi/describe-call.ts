import type { Call } from '@storysprout/contracts/api/call';
import { idSchema } from '@storysprout/contracts/api/common';
import { ERROR_STATUS, successEnvelope, type ErrorCode } from '@storysprout/contracts/api/error';
import { z } from 'zod';

/** A JSON object. */
export type Json = Record<string, unknown>;

/** Errors that every call may return; further ones follow from a call's parts. */
const COMMON_ERRORS: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
const BODY_ERRORS: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];
const WITH_RETRY_AFTER = new Set([423, 429, 503]);

/** JSON Schema 2020-12, as in OpenAPI 3.1. `input`: as it is sent, before defaults and transforms. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    '~standard': __,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

/** All error codes that a call may return. */
export function listErrorCodes(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>([...(call.errors ?? []), ...COMMON_ERRORS]);
  if (call.access === 'user') codes.add('UNAUTHENTICATED');
  if (call.recentProof) codes.add('PROOF_REQUIRED');
  if (call.path.includes('{'))
    for (const code of ['NOT_FOUND', 'VALIDATION_FAILED'] as const) codes.add(code);
  if (call.query) codes.add('VALIDATION_FAILED');
  if (call.method !== 'GET') for (const code of BODY_ERRORS) codes.add(code);
  return [...codes];
}

/** A call as an OpenAPI 3.1 operation. */
export function describeCall(area: string, name: string, call: Call): Json {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    security: call.access === 'user' ? [{ bearer: [] }] : [],
    parameters: [...pathParameters(call), ...parameters('query', queryFields(call)), ...headers(call)],
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: { 'application/json': { schema: toJsonSchema(call.body, 'input') } },
      },
    }),
    responses: { ...successes(call), ...failures(call) },
  };
}

function pathParameters(call: Call): Json[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: /^id$|Id$/.test(name!) ? toJsonSchema(idSchema, 'input') : { type: 'string' },
  }));
}

const queryFields = (call: Call): Json => (call.query ? toJsonSchema(call.query, 'input') : {});

/** The fields of an object schema as parameters. */
function parameters(place: 'query', fields: Json): Json[] {
  const required = (fields.required as string[] | undefined) ?? [];
  return Object.entries((fields.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function headers(call: Call): Json[] {
  return Object.entries(call.headers ?? {}).map(([name, schema]) => ({
    name,
    in: 'header',
    required: !schema.safeParse(undefined).success,
    schema: toJsonSchema(schema, 'input'),
  }));
}

function successes(call: Call): Json {
  const schema = toJsonSchema(call.raw ? call.data : successEnvelope(call.data), 'output');
  const content = {
    [call.html ? 'text/html' : 'application/json']: { schema },
    ...(call.events && { 'text/event-stream': { schema: { type: 'string' } } }),
  };
  const success = { description: 'Success', content };
  return { [call.status]: success, ...(call.statusIfExists && { [call.statusIfExists]: success }) };
}

function failures(call: Call): Json {
  const codes = listErrorCodes(call);
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => ERROR_STATUS[code] === status).join(', '),
        ...(WITH_RETRY_AFTER.has(status) && {
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
        }),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
          ...(call.html && { 'text/html': { schema: { type: 'string' } } }),
        },
      },
    ]),
  );
}
