import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileReader, RegistrySource, urlReader } from './registry-source.js';

let directory: string;
let file: string;
let refused: string[];
let source: RegistrySource;

const registryOf = (version: string, hash = `sha384-${'A'.repeat(64)}`) => {
  const entry = `/remotes/mf-story/${version}/entry.js`;
  const release = { version, shell: '^1.0.0', entry, files: { [entry]: hash }, css: [], preload: [] };
  return JSON.stringify({ schema: 1, remotes: { mf_story: release } });
};
/** Finds every folder sound: the test of `findFolderFault` has the others. */
const soundFolder = async () => undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'registry-'));
  file = join(directory, 'remotes.json');
  refused = [];
  source = new RegistrySource(fileReader(file), soundFolder, (reason) => refused.push(reason));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the registry file', () => {
  it('is empty before anything is published', async () => {
    expect((await source.getCurrent()).registry.remotes).toEqual({});
  });

  it('is read again when it changes, with another ETag', async () => {
    writeFileSync(file, registryOf('1.0.0'));
    const first = await source.getCurrent();
    writeFileSync(file, registryOf('1.0.10'));
    const second = await source.getCurrent();
    expect([first, second].map(({ registry }) => registry.remotes.mf_story?.version)).toEqual([
      '1.0.0',
      '1.0.10',
    ]);
    expect(first.etag).not.toBe(second.etag);
  });

  it('is read for all of the first callers, however many at once', async () => {
    writeFileSync(file, registryOf('1.0.0'));
    const first = await Promise.all([source.getCurrent(), source.getCurrent(), source.getCurrent()]);
    expect(first.map(({ registry }) => registry.remotes.mf_story?.version)).toEqual([
      '1.0.0',
      '1.0.0',
      '1.0.0',
    ]);
  });

  it('keeps its state when a broken one is written, and reports why', async () => {
    writeFileSync(file, registryOf('1.0.0'));
    await source.getCurrent();
    writeFileSync(file, '{"schema": 1');
    expect((await source.getCurrent()).registry.remotes.mf_story?.version).toBe('1.0.0');
    expect(refused).toHaveLength(1);
  });

  it('leaves out a remote with an invalid hash, and reports why once', async () => {
    writeFileSync(file, registryOf('1.0.0', 'none'));
    expect((await source.getCurrent()).registry.remotes).toEqual({});
    await source.getCurrent();
    expect(refused).toEqual([expect.stringContaining('files./remotes/mf-story/1.0.0/entry.js')]);
  });

  it('keeps a remote’s former row while the new one is refused', async () => {
    writeFileSync(file, registryOf('1.0.0'));
    await source.getCurrent();
    writeFileSync(file, registryOf('1.0.10', 'none'));
    expect((await source.getCurrent()).registry.remotes.mf_story?.version).toBe('1.0.0');
  });
});

describe('a registry at another address', () => {
  it('is read from there, and stays valid while the address fails', async () => {
    let status = 200;
    const server = createServer((_request, response) => response.writeHead(status).end(registryOf('3.0.0')));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`;
    const elsewhere = new RegistrySource(urlReader(url), soundFolder, (reason) => refused.push(reason));
    expect((await elsewhere.getCurrent()).registry.remotes.mf_story?.version).toBe('3.0.0');
    status = 500;
    const failing = new RegistrySource(urlReader(url), soundFolder, (reason) => refused.push(reason));
    expect((await failing.getCurrent()).registry.remotes).toEqual({});
    expect(refused[0]).toContain('answered 500');
    expect((await elsewhere.getCurrent()).registry.remotes.mf_story?.version).toBe('3.0.0');
    await new Promise((done) => server.close(done));
  });

  it('is not read from where it redirects to', async () => {
    const server = createServer((request, response) =>
      request.url === '/remotes.json'
        ? response.writeHead(302, { location: '/elsewhere.json' }).end()
        : response.end(registryOf('3.0.0')),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`;
    const redirected = new RegistrySource(urlReader(url), soundFolder, (reason) => refused.push(reason));
    expect((await redirected.getCurrent()).registry.remotes).toEqual({});
    expect(refused).toHaveLength(1);
    await new Promise((done) => server.close(done));
  });
});
