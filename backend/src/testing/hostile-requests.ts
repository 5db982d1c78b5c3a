import * as fc from 'fast-check';
import type { AnyReply } from './create-test-app.js';

/** A request of the fuzz test. */
export interface HostileRequest {
  /** `area.name` of the call that it was generated for. */
  operationId: string;
  method: string;
  /** With its query, relative to `/api`. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  as: 'guest' | 'user' | 'forger';
}

const NASTY = [
  '',
  ' ',
  '\u0000',
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '%00',
  '../../etc/passwd',
  '..\\..\\',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'DELETE',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  '2147483648',
  '١٢٣',
  '\ud800',
  '\u202e\u2066',
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(300),
  'x'.repeat(5_000),
  '\r\nx-injected: 1',
];
/** Inserted into the address without encoding. */
const RAW_SEGMENTS = [
  '%zz',
  '%00',
  '%c0%ae%c0%ae',
  '%E0%A4%A',
  '..%2f..%2f',
  '%',
  '%ff',
  ';',
  'a'.repeat(300),
];
const VERBS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"a":1}}',
  '['.repeat(5_000),
  '\u0000',
  '{"__proto__":{"x":1}}',
];
const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'x',
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
const value = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[]]]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that matches a schema of the document, or nearly. */
function fitting(schema: AnyReply, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option: AnyReply) => fitting(option, ids)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.format === 'uuid')
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  if (schema.type === 'object') return fc.oneof(objectOf(schema, ids), objectOf(schema, ids, text));
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}, ids), { maxLength: 4 });
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 100, 100) });
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true });
  if (schema.type === 'string') {
    const samples = ['1', '7', 'panda', 'A trip to the zoo', '动物园', 'pupil@example.org', 'secret-123'];
    return fc.constantFrom(...samples);
  }
  return value;
}

function objectOf(schema: AnyReply, ids: readonly string[], odd: fc.Arbitrary<unknown> = value) {
  const fields = Object.entries<AnyReply>(schema.properties ?? {}).map(([name, field]) => [
    name,
    fc.oneof({ weight: 12, arbitrary: fitting(field, ids) }, { weight: 1, arbitrary: odd }),
  ]);
  const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(shape, { requiredKeys: schema.required ?? [] });
}

const encode = (segment: unknown) => encodeURIComponent(String(segment).toWellFormed());

function pathOf(template: string, operation: AnyReply, ids: readonly string[]): fc.Arbitrary<string> {
  const places = operation.parameters.filter((parameter: AnyReply) => parameter.in === 'path');
  const segment = (parameter: AnyReply) =>
    fc.oneof(
      { weight: 6, arbitrary: fitting(parameter.schema, ids).map(encode) },
      { weight: 2, arbitrary: text.map(encode) },
      { weight: 1, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
    );
  return fc.tuple(...places.map(segment)).map((segments) => {
    let path = template;
    for (const [index, filled] of segments.entries())
      path = path.replace(`{${places[index].name}}`, () => String(filled));
    return path;
  });
}

function queryOf(operation: AnyReply, ids: readonly string[]): fc.Arbitrary<string> {
  const fields = operation.parameters.filter((parameter: AnyReply) => parameter.in === 'query');
  const pair = (name: string, schema: AnyReply) =>
    fc
      .oneof({ weight: 3, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: text })
      .map((chosen) => `${encode(name)}=${encode(chosen)}`);
  const known = fields.map(({ name, schema }: AnyReply) =>
    fc.option(pair(name, schema), { nil: '', freq: 2 }),
  );
  const unknown = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('%zz', '&&=&', 'page=1&page=2', 'page[]=1', '__proto__[x]=1') },
  );
  return fc.tuple(...known, unknown).map((parts) => {
    const query = parts.filter((part) => part !== '').join('&');
    return query === '' ? '' : `?${query}`;
  });
}

function bodyOf(operation: AnyReply, ids: readonly string[]): fc.Arbitrary<string | undefined> {
  const schema = operation.requestBody?.content['application/json'].schema;
  if (!schema)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
    );
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema, ids).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: value.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, ...BROKEN_BODIES) },
  );
}

const headerText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  maxLength: 200,
});
const headersOf = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
    ),
    accept: fc.constantFrom('*/*', 'text/event-stream', 'text/html', 'nonsense'),
    'idempotency-key': headerText,
    'if-none-match': fc.constantFrom('*', '"x"'),
    'accept-language': headerText,
    'x-forwarded-for': fc.oneof(headerText, fc.constantFrom('8.8.8.8', '114.114.114.114')),
  },
  { requiredKeys: ['content-type'] },
);

/**
 * Arbitrary requests to calls of the document, mostly valid and partly hostile.
 * @param ids used where an id is expected
 */
export function hostileRequest(document: AnyReply, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const operations = Object.entries<AnyReply>(document.paths).flatMap(([path, verbs]) =>
    Object.entries<AnyReply>(verbs).map(([verb, operation]) => ({
      path,
      verb: verb.toUpperCase(),
      operation,
    })),
  );
  const requests = operations.map(({ path, verb, operation }) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(verb) },
          { weight: 1, arbitrary: fc.constantFrom(...VERBS) },
        ),
        path: pathOf(path, operation, ids),
        query: queryOf(operation, ids),
        headers: headersOf,
        body: bodyOf(operation, ids),
        as: fc.constantFrom(
          'guest' as const,
          'user' as const,
          'user' as const,
          'user' as const,
          'forger' as const,
        ),
      })
      .map(({ query, body, ...rest }): HostileRequest => ({
        ...rest,
        operationId: operation.operationId,
        path: rest.path + query,
        ...(body !== undefined && !['GET', 'HEAD'].includes(rest.method) && { body }),
      })),
  );
  return fc.oneof(...requests);
}
