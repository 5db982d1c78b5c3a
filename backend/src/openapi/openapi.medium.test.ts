import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_CALLS } from '@storysprout/contracts/api/calls';
import type { RouteOptions } from 'fastify';
import { createTestApp, type AnyReply, type TestApp } from '../testing/create-test-app.js';

/** Routes as the running server has registered them, `GET /users/profile`, without those that it adds itself (HEAD). */
const served = new Set<string>();
let app: TestApp;
let document: AnyReply;
beforeAll(async () => {
  const note = ({ method, url }: RouteOptions) => {
    if (!url.startsWith('/api/')) return;
    const path = url.slice('/api'.length).replace(/:(\w+)/g, '{$1}');
    for (const verb of [method].flat()) if (verb !== 'HEAD') served.add(`${verb} ${path}`);
  };
  app = await createTestApp({}, { site: async (server) => void server.addHook('onRoute', note) });
  document = (await app.call('GET', '/openapi.json')).body;
}, 60_000);
afterAll(() => app.close());

const calls = Object.values(API_CALLS).flatMap((area) => Object.values(area));
const operations = (): [string, AnyReply][] =>
  Object.entries<AnyReply>(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): [string, AnyReply] => [
      `${verb.toUpperCase()} ${path}`,
      operation,
    ]),
  );

describe('the description of the API', () => {
  it('is served raw, without a token', async () => {
    const reply = await app.call('GET', '/openapi.json');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(reply.body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  });

  it('lists exactly the routes that are served, and no call twice', () => {
    const described = operations().map(([route]) => route);
    expect(described.sort()).toEqual([...served].sort());
    expect(calls).toHaveLength(described.length);
  });

  it('gives every call a unique id, a success and the failures of its kind', () => {
    const ids = operations().map(([, operation]) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [route, { responses, security }] of operations()) {
      const statuses = Object.keys(responses);
      expect([route, statuses]).toEqual([route, expect.arrayContaining(['429', '500', '503'])]);
      expect([route, statuses.includes('401')]).toEqual([
        route,
        security.length > 0 || /email$|apple|google|wechat-web/.test(route),
      ]);
    }
  });

  it('names both statuses of a call whose thing may exist already', () => {
    const { post } = document.paths['/favorites/{storyId}'];
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '201']));
  });

  it('describes parameters, body and reply of a call', () => {
    const { get } = document.paths['/stories'];
    expect(get.security).toEqual([{ bearer: [] }]);
    expect(get.parameters.map((parameter: AnyReply) => [parameter.name, parameter.in])).toEqual([
      ['page', 'query'],
      ['limit', 'query'],
    ]);
    const { post } = document.paths['/auth/register'];
    const body = post.requestBody.content['application/json'].schema;
    expect([post.requestBody.required, Object.keys(body.properties)]).toEqual([
      true,
      ['email', 'password', 'nickName'],
    ]);
    expect(Object.keys(post.responses)).toEqual(['201', '400', '409', '413', '415', '429', '500', '503']);
    expect(Object.keys(post.responses[201].content['application/json'].schema.properties)).toEqual([
      'success',
      'data',
      'message',
    ]);
    const parameter = document.paths['/stories/{id}'].get.parameters[0];
    expect(parameter).toMatchObject({ name: 'id', in: 'path', required: true, schema: { format: 'uuid' } });
  });

  it('refers to existing schemas only', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Error"']));
  });
});
