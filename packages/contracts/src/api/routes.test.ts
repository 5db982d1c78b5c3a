import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import type { ApiRequest } from '../shell/api-request.js';
import { createFakeApi, createFakeStream, fakeUser } from '../shell/fake.js';
import { defineCalls } from './call.js';

/** Each `@ts-expect-error` is a mistake that must not compile: `npm run types` fails where one is accepted. */
const send = jest.fn((_request: ApiRequest): unknown => null);
const api = createFakeApi(send);
const id = fakeUser.id;
const wrong = (..._calls: (() => unknown)[]) => {};

test('a route fills in its path and passes query, body and headers on', async () => {
  await api('PUT /favorites/{id}', { params: { id }, body: { notes: 'fine' } });
  await api('GET /stories', { query: { page: 2 } });
  expect(send.mock.calls.map(([request]) => request)).toEqual([
    { method: 'PUT', path: `/favorites/${id}`, body: { notes: 'fine' } },
    { method: 'GET', path: '/stories', query: { page: 2 } },
  ]);
});

test('a wrong path, method or parameter does not compile', () => {
  wrong(
    // @ts-expect-error the path is misspelt
    () => api('GET /storeis/{id}', { params: { id } }),
    // @ts-expect-error no call has this method
    () => api('PUT /stories/{id}', { params: { id } }),
    // @ts-expect-error the path parameter is missing
    () => api('GET /stories/{id}'),
    // @ts-expect-error the parameter has another name
    () => api('GET /stories/{id}', { params: { storyId: id } }),
  );
  expect(wrong).toBeInstanceOf(Function);
});

test('a wrong query or body does not compile', () => {
  wrong(
    // @ts-expect-error the query has no such field
    () => api('GET /stories', { query: { pages: 2 } }),
    // @ts-expect-error the call takes no query
    () => api('GET /config', { query: { page: 2 } }),
    // @ts-expect-error the body is missing
    () => api('POST /stories/generate'),
    // @ts-expect-error there is no tenth grade
    () => api('POST /stories/generate', { body: { grade: 10, theme: 'zoo' } }),
    // @ts-expect-error the body has a field that the contract does not name
    () => api('POST /stories/generate', { body: { grade: 3, theme: 'zoo', mood: 'happy' } }),
    // @ts-expect-error the call takes no body
    () => api('GET /stories/recent', { body: {} }),
  );
  expect(wrong).toBeInstanceOf(Function);
});

test('a call with a field that calls do not have does not compile', () => {
  const call = {
    method: 'GET',
    path: '/x',
    access: 'user',
    status: 200,
    summary: '',
    data: z.null(),
  } as const;
  wrong(
    // @ts-expect-error the optional field is misspelt
    () => defineCalls({ x: { ...call, statusIfExist: 200 } }),
  );
  expect(defineCalls({ x: { ...call, statusIfExists: 200 } }).x.path).toBe('/x');
});

test('a wrong reply type does not compile', () => {
  wrong(
    // @ts-expect-error the list is `stories`
    async () => (await api('GET /stories')).storys,
    // @ts-expect-error a list holds previews, not texts
    async () => (await api('GET /stories')).stories[0]?.englishText,
    async () => {
      // @ts-expect-error the reply is null
      const gone: string = await api('DELETE /stories/{id}', { params: { id } });
      return gone;
    },
    // @ts-expect-error a raw reply requires `raw`
    () => api('GET /users/export'),
  );
  expect(wrong).toBeInstanceOf(Function);
});

test('only a call that streams can be streamed, and its events are typed', async () => {
  const stream = createFakeStream(async function* () {
    yield { type: 'text', delta: 'Hi.' };
  });
  const types: string[] = [];
  for await (const event of stream('POST /stories/generate', { body: { grade: 3, theme: 'zoo' } })) {
    types.push(event.type);
    // @ts-expect-error `error` is thrown, never an event
    wrong(() => event.type === 'error');
  }
  // @ts-expect-error the call does not stream
  wrong(() => stream('GET /stories'));
  expect(types).toEqual(['text']);
});
