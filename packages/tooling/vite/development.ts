import type { RemoteRelease } from '../../contracts/src/registry.ts';

/** Registry entry of a remote on a development server. */
export const developmentRelease = (origin: string): RemoteRelease => ({
  version: '0.0.0-dev',
  shell: '*',
  entry: `${origin}/mf-manifest.json`,
  files: {},
  css: [],
  preload: [],
});

/** Path prefixes that the API serves: calls, audio files and preview images. */
const API_PATHS = ['/api', '/audio', '/preview'];

/** Vite's proxy configuration that forwards requests to the API. */
export const apiProxy = (api: string): Record<string, string> =>
  Object.fromEntries(API_PATHS.map((path) => [path, api]));
