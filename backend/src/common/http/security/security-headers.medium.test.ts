import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerSite } from '../../../site/site.routes.js';
import { HEAD_MARK } from '../../../site/render-page.js';
import { createTestApp, registerUser, type TestApp } from '../../../testing/create-test-app.js';
import { exchange } from '../testing/exchange.js';
import { seedStories } from '../../../testing/seed-stories.js';
import { createTestSite, type TestSite } from '../../../site/testing/test-site.js';

let site: TestSite;
let app: TestApp;
let story: string;
beforeAll(async () => {
  site = await createTestSite(`<!doctype html><head>${HEAD_MARK}</head>`);
  app = await createTestApp(
    { PUBLIC_URL: 'https://stories.example.org', SECURITY_CONTACT: 'security@example.org' },
    {
      site: (server) =>
        registerSite(server, {
          siteDirectory: site.directory,
          remotesUrl: '/remotes.json',
          onRefused: () => {},
        }),
    },
  );
  const owner = await registerUser(app);
  [story] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
  await app.call('POST', `/stories/${story}/share`, { token: owner.token });
}, 60_000);
afterAll(async () => {
  await app.close();
  await site.remove();
});

describe('every reply of an https installation', () => {
  it.each([
    '/',
    '/login',
    '/nowhere.js',
    '/favicon.svg',
    '/remotes.json',
    '/assets/app-1.js',
    '/assets/none.js',
    '/remotes/mf-story/1.0.0/entry.js',
    '/audio/none.mp3',
    '/preview/none.png',
    '/.well-known/security.txt',
    '/api/health/live',
    '/api/none',
    '/api/users/profile',
    '/api/openapi.json',
    '/api/%E0%A4%A',
  ])(
    'is not sniffed, not loaded by other sites, and never asked for by plain HTTP again: %s',
    async (path) => {
      const { headers } = await fetch(app.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it('has these headers also for malformed HTTP', async () => {
    const reply = await exchange(app.url, 'hello\r\n\r\n');
    expect(reply).toMatch(/x-content-type-options: nosniff/);
    expect(reply).toMatch(/strict-transport-security: max-age=31536000/);
  });

  it('except the picture of a link preview, which other sites show', async () => {
    const { status, headers } = await fetch(`${app.url}/preview/${story}.png`);
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });
});

describe('security.txt', () => {
  it('names whom to tell, for at most a year', async () => {
    const reply = await fetch(`${app.url}/.well-known/security.txt`);
    const text = await reply.text();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:security@example.org\n');
    expect(text).toContain('Canonical: https://stories.example.org/.well-known/security.txt\n');
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('the Host header', () => {
  const status = async (lines: string, version = '1.1') => {
    const request = `GET / HTTP/${version}\r\n${lines}connection: close\r\n\r\n`;
    return /^HTTP\/1\.1 (\d+)/.exec(await exchange(app.url, request))?.[1];
  };

  it.each([
    ['given twice', 'host: stories.example.org\r\nhost: elsewhere.example\r\n'],
    ['given twice alike', 'Host: stories.example.org\r\nHOST: stories.example.org\r\n'],
    ['missing', ''],
  ])('%s is 400, on pages and calls', async (_, lines) => {
    expect(await status(lines)).toBe('400');
    const call = `GET /api/health/live HTTP/1.1\r\n${lines}connection: close\r\n\r\n`;
    const reply = await exchange(app.url, call);
    expect(reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"VALIDATION_FAILED"/);
  });

  it('given once is served, and may be missing in HTTP/1.0', async () => {
    expect(await status('host: stories.example.org\r\n')).toBe('200');
    expect(await status('', '1.0')).toBe('200');
  });
});
