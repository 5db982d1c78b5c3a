import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HEAD_MARK } from './render-page.js';
import { registerSite } from './site.routes.js';

let server: FastifyInstance;
let site: string;
let origin: string;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'shell/assets'), { recursive: true });
  mkdirSync(join(site, 'remotes/mf-story/1.0.0'), { recursive: true });
  writeFileSync(join(site, 'shell/index.html'), `<!doctype html><head>${HEAD_MARK}</head><p>page</p>`);
  writeFileSync(join(site, 'shell/routes.json'), '[]');
  writeFileSync(join(site, 'shell/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(site, 'shell/assets/app-1.js'), 'export {}');
  writeFileSync(join(site, 'shell/assets/app-1.js.gz'), gzipSync('export {}'));
  writeFileSync(join(site, 'remotes/mf-story/1.0.0/entry.js'), 'export {}');
  writeFileSync(join(site, 'secret.txt'), 'not for anybody');
  server = fastify();
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false }));
  await registerSite(server, { siteDirectory: site, remotesUrl: '/remotes.json', onRefused: () => {} });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
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
    expect(headers['content-length']).toBe(String(gzipSync('export {}').length));
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
  ])('does not leave its folders for %s', async (path) => {
    expect([403, 404]).toContain((await rawGet(path)).statusCode);
  });

  it('serves the registry always fresh', async () => {
    const response = await get('/remotes.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({ schema: 1, remotes: {} });
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

  it('forbids framing, sniffing and inline script', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'none'.*require-trusted-types-for 'script'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});
