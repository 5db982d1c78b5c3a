import type { Registry } from '../../contracts/src/registry.ts';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { apiProxy, developmentRelease } from './development.ts';
import { servePage } from './serve-page.ts';

/** Placeholder of the registry in the built index.html: `HEAD_MARK` of the site. */
const HEAD_MARK = '<!--site:head-->';
/**
 * Path at which the federation plugin serves React's refresh runtime. The module at Vite's own path loads it asynchronously,
 * which is too late for the shell's React.
 */
const REFRESH_RUNTIME = '/@mf-react-refresh-local';

/**
 * For `npm run dev -- <remote>`: the remote's development server serves the whole product. It serves the pages of a shell
 * built for development (its React supports hot updates, and it needs no CSP), with this remote in its registry, and
 * proxies requests to the API. Undefined otherwise.
 * @param name the remote's name in the registry
 */
export function builtShell(name: string): Plugin | undefined {
  const { DEV_SITE: site, DEV_API: api } = process.env;
  if (site === undefined || api === undefined) return undefined;

  /** Returns the registry of the published remotes, without their last good releases, and of this one. */
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
      // Not by `transformIndexHtml`: the federation plugin would make this page a federation host.
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
