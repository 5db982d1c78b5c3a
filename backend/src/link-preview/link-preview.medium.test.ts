import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerSite } from '../site/site.routes.js';
import { StoriesRepository } from '../stories/stories.repository.js';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { readPng } from '../testing/read-png.js';
import { seedStories } from '../testing/seed-stories.js';
import { createTestSite, type TestSite } from '../site/testing/test-site.js';
import { CoverImageService } from './cover-image.service.js';

const ORIGIN = 'https://stories.example.org';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const TEXT =
  'Last Sunday, Amy went to the zoo with her grandfather. She had a new red scarf, and she was very proud of it.';

let app: TestApp;
let site: TestSite;
let owner: Awaited<ReturnType<typeof registerUser>>;
let id: string;
beforeAll(async () => {
  // The shell's index.html before it is built: it contains the marks that the site replaces.
  site = await createTestSite(await readFile(join(__dirname, '../../../shell/index.html'), 'utf8'));
  app = await createTestApp(
    { PUBLIC_URL: ORIGIN },
    {
      site: (server, previews) =>
        registerSite(server, {
          siteDirectory: site.directory,
          remotesUrl: '/remotes.json',
          onRefused: () => {},
          findMetadata: (path) => previews.findMetadata(path),
        }),
    },
  );
  owner = await registerUser(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await site.remove();
});
beforeEach(async () => {
  [id] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
  await tell('动物园之旅', TEXT);
});
afterEach(() => void jest.restoreAllMocks());

/** Changes the story's theme and text. */
const tell = (theme: string, text: string) =>
  app.database.dataSource.query('UPDATE stories SET theme = $2, sentences = $3 WHERE id = $1', [
    id,
    theme,
    JSON.stringify([{ en: text, zh: '。' }]),
  ]);
const share = (method = 'POST') => app.call(method, `/stories/${id}/share`, { token: owner.token });
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const page = async (path = `/story/${id}`) => (await get(path)).text();
const plain = () => page(`/story/${UNKNOWN}`);
const picture = (headers?: Record<string, string>) => get(`/preview/${id}.png`, headers);
const repository = () => app.nest.get(StoriesRepository, { strict: false });
const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

/** The metadata of a page's head, as a chat app reads it. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const unescape = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!,
    );
  const metas = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g);
  return {
    title: unescape(/<title>(.*)<\/title>/.exec(head)![1]!),
    ...Object.fromEntries([...metas].map(([, key, content]) => [key!, unescape(content!)])),
  };
}

describe('the head of a shared story’s page', () => {
  it('contains theme, beginning and image, early and with absolute addresses', async () => {
    await share();
    const html = await page();
    expect(headOf(html)).toMatchObject({
      title: '动物园之旅 · 故事芽 StorySprout',
      description: `${TEXT.slice(0, 100)}…`,
      'og:site_name': '故事芽 StorySprout',
      'og:type': 'article',
      robots: 'noindex',
      'og:title': '动物园之旅',
      'og:description': `${TEXT.slice(0, 100)}…`,
      'og:url': `${ORIGIN}/story/${id}`,
      'og:image': `${ORIGIN}/preview/${id}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '800',
      'og:image:height': '600',
      'twitter:card': 'summary_large_image',
    });
    expect(html.indexOf('og:image')).toBeLessThan(html.indexOf('<script'));
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/"description"/g)).toHaveLength(1);
  });

  it('is the same for every spelling of the address', async () => {
    await share();
    const html = await page();
    for (const path of [`/story/${id}/`, `/story/${id}?from=chat&x=1`, `/story/${id.toUpperCase()}`])
      expect(await page(path)).toBe(html);
  });

  it('keeps the page’s policy, requires revalidation, and has its own ETag', async () => {
    const before = await get(`/story/${id}`);
    await share();
    const after = await get(`/story/${id}`);
    const importMap = /<script type="importmap">(.*?)<\/script>/.exec(await after.text())![1]!;
    const hash = createHash('sha256').update(importMap).digest('base64');
    expect(after.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(after.headers.get('cache-control')).toBe('no-cache');
    const tag = after.headers.get('etag')!;
    expect(tag).not.toBe(before.headers.get('etag'));
    expect((await get(`/story/${id}`, { 'if-none-match': tag })).status).toBe(304);
    await share('DELETE');
    expect((await get(`/story/${id}`, { 'if-none-match': tag })).status).toBe(200);
  });

  it.each(['br', 'gzip', 'identity'])('is served as %s', async (encoding) => {
    await share();
    const response = await get(`/story/${id}`, { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(headOf(await response.text())).toMatchObject({ 'og:title': '动物园之旅' });
  });

  it('counts no view', async () => {
    await share();
    await Promise.all([page(), picture()]);
    const { body } = await app.call('GET', `/stories/${id}`, { token: owner.token });
    expect(body.data.stats.views).toBe(0);
  });

  it.each([
    ['a script', `</title></script><script>alert(1)</script>`],
    ['an image', `"><img src=x onerror=alert(1)>`],
    ['quotes', `' onload='x" y=\`&amp;`],
    ['a replacement', `$& $1 $\` $'`],
    ['the site’s own marks', `<!--site:head--><!--/site:about-->`],
    ['marks of direction and line breaks', '\u202Eevil\u2066\r\nx: y'],
    ['200 emoji', '👩‍👩‍👧‍👦'.repeat(200)],
  ])('cannot be broken out of by %s', async (_, hostile) => {
    await tell(hostile, hostile);
    await share();
    const html = await page();
    const meta = headOf(html) as Record<string, string>;
    expect(meta['og:title']).toBe(hostile.replace(/[\u202e\u2066]/gu, '').replace(/\s+/g, ' '));
    // Besides the metadata the page is the plain one.
    const tags = (text: string) =>
      text
        .slice(text.indexOf('og:image:height'))
        .match(/<[^>]*>/g)!
        .slice(1);
    const rest = (await plain()).split('<!--/site:about-->')[1]!.match(/<[^>]*>/g)!;
    expect(tags(html).slice(-rest.length)).toEqual(rest);
    expect(html.match(/<(script|img|title)\b/g)).toEqual((await plain()).match(/<(script|img|title)\b/g));
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    expect((await picture()).status).toBe(200);
  });
});

describe('the plain page is served', () => {
  it('for a story that is not shared, and at once when it is no longer shared', async () => {
    expect(await page()).toBe(await plain());
    await share();
    expect(await page()).toContain('动物园之旅');
    await share('DELETE');
    expect(await page()).toBe(await plain());
  });

  it.each([
    '/',
    '/story',
    '/story/nonsense',
    '/story/%00',
    `/story/${UNKNOWN}/more`,
    `/x/${UNKNOWN}`,
    "/story/' or 1=1 --",
  ])('for %s', async (path) => {
    const findSharedText = jest.spyOn(repository(), 'findSharedText');
    const { title } = headOf(await page(path));
    expect(title).toBe('故事芽 StorySprout');
    expect(findSharedText).not.toHaveBeenCalled();
  });

  it('with the product’s own name and description', async () => {
    expect(headOf(await plain())).toMatchObject({
      'og:site_name': '故事芽 StorySprout',
      'og:title': '故事芽 StorySprout',
      'og:description': expect.stringContaining('英语短文') as unknown,
    });
  });

  it('while the database is unavailable or too slow', async () => {
    await share();
    const introduction = jest.spyOn(repository(), 'findSharedText');
    introduction.mockRejectedValueOnce(away());
    expect(await page()).toBe(await plain());
    introduction.mockReturnValueOnce(new Promise(() => {}));
    expect(await page()).toBe(await plain());
  });
});

describe('the image of a shared story', () => {
  it('is a PNG of the size in the metadata, drawn by code and so without the AI label', async () => {
    await share();
    const response = await picture();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, rows, chunks } = readPng(Buffer.from(await response.arrayBuffer()));
    expect([width, height, rows.length]).toEqual([800, 600, 600 * (1 + 800 * 4)]);
    expect(new Set(chunks)).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
  });

  it('is revalidated before each use, and not sent twice', async () => {
    await share();
    const { headers } = await picture();
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await picture({ 'if-none-match': headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(`${app.url}/preview/${id}.png`, { method: 'HEAD' })).status).toBe(200);
  });

  it('is 404 before sharing and right after it has ended, also for clients that cached it', async () => {
    expect((await picture()).status).toBe(404);
    await share();
    const etag = (await picture()).headers.get('etag')!;
    await share('DELETE');
    expect((await picture()).status).toBe(404);
    expect((await picture({ 'if-none-match': etag })).status).toBe(404);
  });

  it('is gone with the story', async () => {
    await share();
    await app.call('DELETE', `/stories/${id}`, { token: owner.token });
    expect([(await picture()).status, await page()]).toEqual([404, await plain()]);
  });

  it.each([
    `${UNKNOWN}.png`,
    'nonsense.png',
    `${UNKNOWN}`,
    `${UNKNOWN}.svg`,
    '%00.png',
    '..%2f..%2fx.png',
    '',
  ])('is 404 for /preview/%s', async (file) => {
    expect((await get(`/preview/${file}`)).status).toBe(404);
  });

  it('is rendered once for a class of 50 that opens the link', async () => {
    await share();
    const render = jest.spyOn(app.nest.get(CoverImageService, { strict: false }), 'renderPng');
    const replies = await Promise.all(Array.from({ length: 50 }, () => picture()));
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const sums = await Promise.all(
      replies.map(async (reply) =>
        createHash('sha256')
          .update(Buffer.from(await reply.arrayBuffer()))
          .digest('hex'),
      ),
    );
    expect(new Set(sums).size).toBe(1);
    await picture();
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is 503 while the database is unavailable, and available again afterwards', async () => {
    await share();
    jest.spyOn(repository(), 'findSharedText').mockRejectedValueOnce(away());
    const reply = await picture();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    expect((await picture()).status).toBe(200);
  });
});
