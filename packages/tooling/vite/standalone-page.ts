import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { servePage } from './serve-page.ts';

/** The same for every remote. */
export const STANDALONE_PAGE = join(import.meta.dirname, 'standalone.html');

/** The page of a remote's own development server: the remote alone, as its `src/standalone.tsx` shows it. */
export const standalonePage = (): Plugin => ({
  name: 'standalone-page',
  apply: 'serve',
  config: () => ({ appType: 'custom' }),
  configureServer: (server) =>
    servePage(server, async (url) => server.transformIndexHtml(url, await readFile(STANDALONE_PAGE, 'utf8'))),
});
