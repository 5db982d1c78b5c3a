import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { apiProxy, developmentRelease } from '../packages/tooling/vite/development.ts';
import { integrityFile } from '../packages/tooling/vite/integrity-file.ts';
import { ROUTES } from './src/routes/routes.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

/** Writes the routes with their remotes for the server, which preloads a page's first remote. */
const routesFile: Plugin = {
  name: 'routes-file',
  generateBundle() {
    const source = JSON.stringify(ROUTES.map(({ path, remote }) => ({ path, remote })));
    this.emitFile({ type: 'asset', fileName: 'routes.json', source });
  },
};

/**
 * Blocks the first paint until the script has set the appearance, to prevent a white flash in dark themes. Nothing readable
 * is delayed: without the script the page is empty.
 */
const paintWithScript: Plugin = {
  name: 'paint-with-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** Addresses set by `npm run dev`: the API's, and the remotes' by their names in the registry. */
const API = process.env.DEV_API ?? 'http://localhost:3000';
const REMOTES = JSON.parse(process.env.DEV_REMOTES ?? '{}') as Record<string, string>;

/** Development registry: each remote has its own port and no hashes to verify. */
const developmentRegistry: Plugin = {
  name: 'development-registry',
  apply: 'serve',
  configureServer(server) {
    const remotes = Object.fromEntries(
      Object.entries(REMOTES).map(([name, origin]) => [name, developmentRelease(origin)]),
    );
    server.middlewares.use('/remotes.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ schema: 1, remotes }));
    });
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), routesFile, paintWithScript, integrityFile, developmentRegistry],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { port: Number(process.env.DEV_PORT ?? 5100), strictPort: true, proxy: apiProxy(API) },
  define: {
    __SHARED_VERSIONS__: JSON.stringify({
      react: versionOf('react'),
      reactDom: versionOf('react-dom'),
      router: versionOf('react-router-dom'),
      query: versionOf('@tanstack/react-query'),
      contracts: versionOf('@storysprout/contracts'),
    }),
    // Also of the shell that `npm run dev -- <remote>` builds.
    __DEVELOPMENT__: JSON.stringify(mode === 'development'),
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One style sheet, whose hash is in the page: Vite adds those of later chunks without one.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
}));
