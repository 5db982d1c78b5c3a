import type { Registry } from '../../contracts/src/registry.ts';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { apiProxy, developmentRelease } from './development.ts';

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
 * remote in its registry, and passes on to the API what the API serves. Elsewhere it does nothing.
 * @param name the remote's name in the registry
 */
export function builtShell(name: string): Plugin {
  const { DEV_SITE: site, DEV_API: api } = process.env;
  const plugin: Plugin = { name: 'built-shell', apply: 'serve' };
  if (site === undefined || api === undefined) return plugin;

  /** The published remotes, without their last good releases, and this one. */
  async function readRegistry(): Promise<Registry> {
    const { remotes } = JSON.parse(await readFile(join(site!, 'remotes.json'), 'utf8')) as Registry;
    for (const record of Object.values(remotes)) delete record.lastGood;
    return { schema: 1, remotes: { ...remotes, [name]: developmentRelease('') } };
  }

  async function renderPage(): Promise<string> {
    const template = await readFile(join(site!, 'index.html'), 'utf8');
    const registry = JSON.stringify(await readRegistry()).replaceAll('<', '\\u003c');
    const head = [
      `<script type="application/json" id="remotes-registry">${registry}</script>`,
      // Not through Vite's own transform of pages: the federation plugin would make this page a host of its own.
      `<script type="module">${react.preambleCode.replace('__BASE__@react-refresh', REFRESH_RUNTIME)}</script>`,
      '<script type="module" src="/@vite/client"></script>',
    ];
    return template.replace(HEAD_MARK, () => head.join(''));
  }

  return {
    ...plugin,
    config: () => ({
      appType: 'custom',
      publicDir: site,
      server: { proxy: apiProxy(api) },
    }),
    configureServer(server) {
      // After Vite's own handlers: what is no file of the remote or the shell is a page.
      return () => {
        server.middlewares.use(async (_request, response, next) => {
          try {
            const html = await renderPage();
            response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
