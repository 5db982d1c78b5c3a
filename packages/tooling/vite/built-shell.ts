import type { Registry } from '../../contracts/src/registry.ts';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { apiProxy, developmentRelease } from './development.ts';
import { servePage } from './serve-page.ts';

/** Where the built index.html takes the registry: `HEAD_MARK` of the site. */
const HEAD_MARK = '<!--site:head-->';
/**
 * Where the federation plugin serves React's refresh runtime itself: at Vite's own address stands a module that waits for it,
 * and the shell's React, which would not wait, has to find the runtime in place.
 */
const REFRESH_RUNTIME = '/@mf-react-refresh-local';

/**
 * Under `npm run dev -- <remote>`: the remote's development server is the address of the whole product. It serves the
 * pages of a shell that was built for development (whose React takes hot updates, and which needs no CSP), with this
 * remote in its registry, and passes on to the API what the API serves. Elsewhere it is undefined.
 * @param name the remote's name in the registry
 */
export function builtShell(name: string): Plugin | undefined {
  const { DEV_SITE: site, DEV_API: api } = process.env;
  if (site === undefined || api === undefined) return undefined;

  /** The published remotes, without their last good releases, and this one. */
  const readRegistry = async (): Promise<Registry> => {
    const { remotes } = JSON.parse(await readFile(join(site, 'remotes.json'), 'utf8')) as Registry;
    for (const record of Object.values(remotes)) delete record.lastGood;
    return { schema: 1, remotes: { ...remotes, [name]: developmentRelease('') } };
  };

  const renderPage = async (): Promise<string> => {
    const template = await readFile(join(site, 'index.html'), 'utf8');
    const registry = JSON.stringify(await readRegistry()).replaceAll('<', '\\u003c');
    const head = [
      `<script type="application/json" id="remotes-registry">${registry}</script>`,
      // Not through Vite's own transform of pages: the federation plugin would make this page a host of its own.
      `<script type="module">${react.preambleCode.replace('__BASE__@react-refresh', REFRESH_RUNTIME)}</script>`,
      '<script type="module" src="/@vite/client"></script>',
    ];
    return template.replace(HEAD_MARK, () => head.join(''));
  };

  return {
    name: 'built-shell',
    apply: 'serve',
    config: () => ({ appType: 'custom', publicDir: site, server: { proxy: apiProxy(api) } }),
    configureServer: (server) => servePage(server, renderPage),
  };
}
