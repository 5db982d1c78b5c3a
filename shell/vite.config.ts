import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { ROUTES } from './src/routes/routes.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

/** Tells the site which remote stands at which path, so that it can preload a page's first remote. */
const routesFile: Plugin = {
  name: 'routes-file',
  generateBundle() {
    const source = JSON.stringify(ROUTES.map(({ path, remote }) => ({ path, remote })));
    this.emitFile({ type: 'asset', fileName: 'routes.json', source });
  },
};

/**
 * The first paint waits for the script, which sets the chosen appearance: no white flash at night. It delays nothing
 * that can be read: without the script the page is empty.
 */
const paintWithScript: Plugin = {
  name: 'paint-with-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** In development the remotes run on their own ports; the registry then points there and has no hashes to check. */
const developmentRegistry: Plugin = {
  name: 'development-registry',
  apply: 'serve',
  configureServer(server) {
    const record = (port: number) => ({
      version: '0.0.0-dev',
      shell: '*',
      entry: `http://localhost:${port}/mf-manifest.json`,
      files: {},
      css: [],
      preload: [],
    });
    const remotes = { mf_auth: record(5101), mf_story: record(5102), mf_profile: record(5103) };
    server.middlewares.use('/remotes.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ schema: 1, remotes }));
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), routesFile, paintWithScript, developmentRegistry],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { port: 5100, proxy: { '/api': 'http://127.0.0.1:3000' } },
  define: {
    __SHARED_VERSIONS__: JSON.stringify({
      react: versionOf('react'),
      reactDom: versionOf('react-dom'),
      router: versionOf('react-router-dom'),
      query: versionOf('@tanstack/react-query'),
      contracts: versionOf('@storysprout/contracts'),
    }),
    __DEVELOPMENT__: JSON.stringify(command === 'serve'),
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
}));
