import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { servePage } from './serve-page.ts';

/** Path of the HTML page, the same for every remote. */
export const STANDALONE_PAGE = join(import.meta.dirname, 'standalone.html');

/** Plugin that serves the standalone page of a remote, rendered by its `src/standalone.tsx`. */
export const standalonePage = (): Plugin => ({
  name: 'standalone-page',
  apply: 'serve',
  config: () => ({ appType: 'custom' }),
  configureServer: (server) =>
    servePage(server, async (url) => server.transformIndexHtml(url, await readFile(STANDALONE_PAGE, 'utf8'))),
});
