import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFolderFault } from './release-folder.js';

const FOLDER = '/remotes/mf-story/1.0.0';
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const release: RemoteRelease = {
  version: '1.0.0',
  shell: '^1.0.0',
  entry: `${FOLDER}/entry.js`,
  files: { [`${FOLDER}/entry.js`]: sha384('entry'), [`${FOLDER}/assets/chunk.js`]: sha384('chunk') },
  css: [{ href: `${FOLDER}/assets/style.css`, integrity: sha384('style') }],
  preload: [],
};

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, FOLDER, 'assets'), { recursive: true });
  write('entry.js', 'entry');
  write('assets/chunk.js', 'chunk');
  write('assets/style.css', 'style');
  write('assets/chunk.js.br', 'compressed');
  write('assets/picture.svg', '<svg/>');
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (name: string, content: string) => writeFileSync(join(site, FOLDER, name), content);
const remove = (name: string) => rmSync(join(site, FOLDER, name), { recursive: true });
const fault = () => findFolderFault(site, 'mf_story', release);

describe('the folder of a release', () => {
  it('is sound when it holds each file with its hash', async () => {
    expect(await fault()).toBeUndefined();
  });

  it.each<[string, () => void, string]>([
    ['a changed entry', () => write('entry.js', 'evil'), 'entry.js does not have its hash'],
    ['a changed chunk', () => write('assets/chunk.js', 'evil'), 'chunk.js does not have its hash'],
    ['a changed style sheet', () => write('assets/style.css', 'evil'), 'style.css does not have its hash'],
    ['an empty file', () => write('entry.js', ''), 'entry.js does not have its hash'],
    ['a script that its row does not name', () => write('assets/more.js', ''), 'more.js is not in its row'],
    ['no chunk', () => remove('assets/chunk.js'), 'chunk.js does not exist'],
    ['nothing', () => remove('.'), 'entry.js does not exist'],
  ])('is refused with %s', async (_, change, reason) => {
    change();
    expect(await fault()).toMatch(new RegExp(`${reason}$`));
  });
});
