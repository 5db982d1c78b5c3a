import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createTestSite, SCRIPT, type TestSite } from './testing/test-site.js';
import { HEAD_MARK } from './render-page.js';
import { registerSite } from './site.routes.js';

let server: FastifyInstance;
let site: TestSite;
let origin: string;

beforeAll(async () => {
  site = await createTestSite(
    `<!doctype html><head>${HEAD_MARK}<script src="/assets/app-1.js"></script></head><p>page</p>`,
  );
  await site.write('secret.txt', 'not for anybody');
  server = fastify();
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false }));
  await registerSite(server, {
    siteDirectory: site.directory,
    remotesUrl: '/remotes.json',
    onRefused: () => {},
  });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

/** Without fetch, which would normalize the path. */
const rawGet = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((done, fail) => {
    const { hostname, port } = new URL(origin);
    httpRequest({ hostname, port, path, headers }, (response) => {
      response.resume();
      done(response);
    })
      .on('error', fail)
      .end();
  });

describe('the site', () => {
  it.each(['/', '/login', '/story/019a0000-0000-7000-8000-000000000001', '/nowhere'])(
    'serves the page at %s, to be revalidated',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<p>page</p>');
    },
  );

  it('answers 304 for a page that has not changed', async () => {
    const etag = (await get('/')).headers.get('etag')!;
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('serves assets for a year, compressed ahead of time', async () => {
    const { headers } = await rawGet('/assets/app-1.js', { 'Accept-Encoding': 'gzip' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBe(String(gzipSync(SCRIPT).length));
  });

  it.each([
    '/assets/none.js',
    '/remotes/mf-story/1.0.0/none.js',
    '/audio/none.mp3',
    '/none.js',
    '/api/none',
    '/assets/',
  ])('answers 404 for %s, never the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<p>');
  });

  it.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/remotes/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/remotes/mf-story/',
    '/remotes/mf-story/1.0.0',
    '/assets/.hidden',
    '/assets/%00',
    '/%2e%2e/secret.txt',
  ])('answers 404 for %s, as for everything that is not there', async (path) => {
    expect((await rawGet(path)).statusCode).toBe(404);
  });

  it('serves the registry always fresh', async () => {
    const response = await get('/remotes.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({ schema: 1, remotes: { mf_story: { version: '1.0.0' } } });
    expect((await get('/remotes.json', { 'If-None-Match': response.headers.get('etag')! })).status).toBe(304);
  });

  it.each(['/', '/assets/app-1.js', '/remotes.json', '/nowhere.js'])(
    'serves %s over plain HTTP, without a redirect or upgrade to HTTPS',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('content-security-policy') ?? '').not.toMatch(
        /upgrade-insecure|block-all-mixed|https:/,
      );
      expect(headers.get('location')).toBeNull();
    },
  );

  it('lets the browser check the hash of every script of the page', async () => {
    const html = await (await get('/')).text();
    const hash = /src="\/assets\/app-1.js" integrity="(sha384-[^"]{64})"/.exec(html)?.[1];
    expect(hash).toBeDefined();
    expect(html).toContain(`"/assets/app-1.js":"${hash}"`);
    expect((await get('/')).headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  });

  it('forbids framing and inline script', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'none'.*require-trusted-types-for 'script'/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});
