import type { Page } from '@playwright/test';
import type { Registry, RemoteRecord } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readRegistry, writeRegistry } from '../../../scripts/lib/registry.mjs';
import { expect, type IsolatedSite, test } from '../support/fixtures/isolated-site';

test.describe.configure({ mode: 'serial' });

const HEADLINE = '种下一个主题，';
const NOTICE = '这一页没有打开';
/** What an attacker adds to a script, and to a style sheet. */
const SCRIPT = 'globalThis.tampered = true;';
const STYLE = ':root { --tampered: 1 }';

const isTampered = (page: Page) =>
  page.evaluate(
    () =>
      'tampered' in globalThis ||
      getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  );

/** The home page shows what is expected there, nothing of the attacker ran, and the other pages work. */
async function expectUnharmed(page: Page, site: IsolatedSite, home: string) {
  await page.goto(site.origin);
  await expect(page.getByRole('main')).toContainText(home);
  expect(await isTampered(page)).toBe(false);
  await page.goto(`${site.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isTampered(page)).toBe(false);
}

/** Changes files on their way to the browser, as a cache or a proxy could. */
function alterOnTheWay(page: Page, address: string, alter: (text: string) => string) {
  return page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: alter(await response.text()) });
  });
}

/** Changes a published file, and removes its compressed copies. */
function alterOnDisk(site: IsolatedSite, address: string, added: string) {
  const file = join(site.directory, address);
  writeFileSync(file, `${added}${readFileSync(file, 'utf8')}`);
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
}

const storyRow = (site: IsolatedSite) => readRegistry(site.directory).remotes.mf_story!;

/** Replaces rows of the registry, also by values that are none. */
function writeRows(site: IsolatedSite, rows: Record<string, unknown>) {
  const registry = readRegistry(site.directory);
  writeRegistry(site.directory, { ...registry, remotes: { ...registry.remotes, ...rows } as never });
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const pageChunk = ({ files }: RemoteRecord) =>
  Object.keys(files).find((address) => /\/home-[^/]*\.js$/.test(address))!;

/** A file may still be on its way when a test has seen what it expects. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Without a last good release nothing hides that a file was refused. */
test.beforeAll(({ site }) => {
  const { lastGood: _, ...row } = storyRow(site);
  writeRows(site, { mf_story: row });
});

test.describe('a file changed on the way', () => {
  const targets: [string, (row: RemoteRecord) => string, string, string][] = [
    ['the entry', ({ entry }) => entry, SCRIPT, NOTICE],
    ['a chunk', pageChunk, SCRIPT, NOTICE],
    ['a preloaded chunk', ({ preload }) => preload[0]!, SCRIPT, NOTICE],
    ['a style sheet', ({ css }) => css[0]!.href, STYLE, HEADLINE],
  ];
  for (const [title, addressIn, added, home] of targets) {
    test(`${title} does not run`, async ({ page, site }) => {
      await alterOnTheWay(page, `${addressIn(storyRow(site))}*`, (text) => `${added}${text}`);
      await expectUnharmed(page, site, home);
    });
  }

  test('a chunk of the shell does not run', async ({ page, site }) => {
    await alterOnTheWay(page, '/assets/about-*.js', (text) => `${SCRIPT}${text}`);
    await page.goto(`${site.origin}/about`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await isTampered(page)).toBe(false);
    await expectUnharmed(page, site, HEADLINE);
  });

  test('the registry in the page starts no file that the page’s import map does not hold', async ({
    page,
    site,
  }) => {
    const { version, entry } = storyRow(site);
    const evil = `/remotes/mf-story/${version}/evil.js`;
    writeFileSync(join(site.directory, evil), SCRIPT);
    const row = { version, shell: '*', entry: evil, files: { [evil]: sha384(SCRIPT) }, css: [], preload: [] };
    await alterOnTheWay(page, '/', (html) =>
      html.replace(
        /(id="remotes-registry">)[^<]*/,
        `$1${JSON.stringify({ schema: 1, remotes: { mf_story: row } })}`,
      ),
    );
    await page.goto(`${site.origin}/`);
    await expect(page.getByRole('main')).toContainText(NOTICE);
    expect(await isTampered(page)).toBe(false);
    await page.unrouteAll();
    rmSync(join(site.directory, evil));
    expect(storyRow(site).entry).toBe(entry);
    await expectUnharmed(page, site, HEADLINE);
  });
});

test.describe('a row of the registry', () => {
  let before: Registry;
  let rowBefore: RemoteRecord;
  let elsewhere: Server;
  let origin: string;
  test.beforeAll(async () => {
    elsewhere = createServer((_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
        .end(SCRIPT),
    );
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  test.afterAll(() => elsewhere.close());
  test.beforeEach(async ({ page, site }) => {
    before = readRegistry(site.directory);
    rowBefore = before.remotes.mf_story!;
    // Requests that a test may intercept bypass the browser's cache.
    await page.route('**/remotes/**', (route) => route.continue());
    await page.goto(site.origin);
  });
  test.afterEach(({ site }) => writeRegistry(site.directory, before));

  test('without the hash of a changed entry starts nothing', async ({ page, site }) => {
    const { [rowBefore.entry]: _, ...files } = rowBefore.files;
    const file = join(site.directory, rowBefore.entry);
    const original = readFileSync(file);
    alterOnDisk(site, rowBefore.entry, SCRIPT);
    writeRows(site, { mf_story: { ...rowBefore, files } });
    await expectUnharmed(page, site, NOTICE);
    writeRows(site, { mf_story: { ...rowBefore, files: {} } });
    await expectUnharmed(page, site, NOTICE);
    writeFileSync(file, original);
  });

  test('without the hash of a changed chunk starts nothing', async ({ page, site }) => {
    const chunk = pageChunk(rowBefore);
    const { [chunk]: _, ...files } = rowBefore.files;
    const file = join(site.directory, chunk);
    const original = readFileSync(file);
    alterOnDisk(site, chunk, SCRIPT);
    writeRows(site, { mf_story: { ...rowBefore, files } });
    await expectUnharmed(page, site, NOTICE);
    writeFileSync(file, original);
  });

  const changes: [string, (row: RemoteRecord) => unknown][] = [
    ['without any hash', (row) => ({ ...row, files: {} })],
    [
      'with an entry of another origin',
      (row) => ({ ...row, entry: `${origin}/entry.js`, files: { [`${origin}/entry.js`]: sha384(SCRIPT) } }),
    ],
    ['with a preload of another origin', (row) => ({ ...row, preload: [`${origin}/chunk.js`] })],
    ['with a style sheet without a hash', (row) => ({ ...row, css: row.css.map(({ href }) => ({ href })) })],
    ['that calls an older release the newest', (row) => ({ ...row, version: '99.0.0' })],
    ['with a hash that browsers ignore', (row) => ({ ...row, files: { [row.entry]: 'md5-AAAA' } })],
    ['that is none', () => 'nothing'],
  ];
  for (const [title, change] of changes) {
    test(`${title} leaves the former one in use`, async ({ page, site }) => {
      writeRows(site, { mf_story: change(rowBefore) });
      await expectUnharmed(page, site, HEADLINE);
    });
  }

  test('that is malformed harms no other remote', async ({ page, site }) => {
    const changed = { ...rowBefore, shell: '*' };
    writeRows(site, { mf_auth: { version: 1 }, mf_other: [], 'not a name': null, mf_story: changed });
    await expectUnharmed(page, site, HEADLINE);
    const registry: Registry = await (await page.request.get(`${site.origin}/remotes.json`)).json();
    expect(registry.remotes.mf_story).toEqual(changed);
  });
});
