import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A site directory as the build writes it: a shell with one script, and a remote with one file. */
export interface TestSite {
  directory: string;
  /** Writes a file; missing folders are created. */
  write(path: string, content: string | Buffer): Promise<void>;
  remove(): Promise<void>;
}

/** Of every script of the site. */
export const SCRIPT = 'export {}';
const HASH = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
const ENTRY = '/remotes/mf-story/1.0.0/entry.js';
const release = {
  version: '1.0.0',
  shell: '^1.0.0',
  entry: ENTRY,
  files: { [ENTRY]: HASH },
  css: [],
  preload: [],
};

/** Creates a site around a built `index.html`. */
export async function createTestSite(html: string): Promise<TestSite> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const write = async (path: string, content: string | Buffer) => {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await write('shell/index.html', html);
  await write('shell/routes.json', '[{"path":"/story/:id","remote":"mf_story"}]');
  await write('shell/integrity.json', JSON.stringify({ '/assets/app-1.js': HASH }));
  await write('shell/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('shell/assets/app-1.js', SCRIPT);
  await write('shell/assets/app-1.js.gz', gzipSync(SCRIPT));
  await write(ENTRY, SCRIPT);
  await write('remotes.json', JSON.stringify({ schema: 1, remotes: { mf_story: release } }));
  return { directory, write, remove: () => rm(directory, { recursive: true }) };
}
