import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { builtShell } from './built-shell.ts';
import { reportStalledBuild } from './stalled-build.ts';
import { STANDALONE_PAGE, standalonePage } from './standalone-page.ts';

/** Modules shared as singletons, in the shell's copy, with the package whose version determines the range. */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  '@storysprout/contracts/shell': '@storysprout/contracts',
};

const EXPOSED = './src/remote.tsx';

/** Source files of shared modules: the plugin ignores the workspace's `source` condition and would require built packages. */
const SOURCES: Record<string, string> = {
  '@storysprout/contracts/shell': join(import.meta.dirname, '../../contracts/src/shell/shell.ts'),
};

/** Server options: under `npm run dev` the port in the shell's registry, else the next free one. */
function developmentServer() {
  const port = process.env.DEV_PORT;
  if (port === undefined) return {};
  return { port: Number(port), strictPort: true, cors: true, origin: `http://localhost:${port}` };
}

/**
 * Vite configuration of a remote: federated in a build and under `npm run dev`, standalone with a fake shell under `vite`.
 * @param name the remote's name in the registry, e.g. `mf_story`
 */
export function remoteConfig(name: string) {
  return defineConfig(({ command }) => {
    const built = command === 'build';
    const require = createRequire(join(process.cwd(), 'package.json'));
    const rangeOf = (dependency: string): string => {
      const manifest = readFileSync(require.resolve(`${dependency}/package.json`), 'utf8');
      return `^${(JSON.parse(manifest) as { version: string }).version.split('.')[0]}.0.0`;
    };
    const shared = Object.fromEntries(
      Object.entries(SHARED).map(([entry, dependency]) => [
        entry,
        {
          singleton: true,
          requiredVersion: rangeOf(dependency),
          // A built remote contains no copies and needs the shell's; in development it also runs standalone.
          ...(built ? { import: false as const } : entry in SOURCES && { import: SOURCES[entry] }),
        },
      ]),
    );
    return {
      base: built ? './' : '/',
      plugins: [
        react(),
        federation({
          name,
          filename: 'remoteEntry-[hash].js',
          manifest: true,
          dts: false,
          // Seconds. After the default of 10, too short on a busy machine, the plugin continues without the remaining modules.
          moduleParseTimeout: 120,
          publicPath: 'auto',
          exposes: { './remote': EXPOSED },
          dev: { remoteHmr: true },
          shared,
          // The shell contains the federation runtime; a standalone remote has to contain it.
          ...(built ? { experiments: { externalRuntime: true } } : {}),
        }),
        builtShell(name) ?? standalonePage(),
        reportStalledBuild(EXPOSED),
      ],
      resolve: { conditions: ['source', ...defaultClientConditions] },
      server: developmentServer(),
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        manifest: true,
        cssCodeSplit: true,
        assetsInlineLimit: 0,
        // A build has no page. In development, Vite scans the page for dependencies to optimise, and the federation plugin
        // for the script that must wait for it.
        rolldownOptions: { input: built ? './src/federated.ts' : STANDALONE_PAGE },
      },
    };
  });
}
