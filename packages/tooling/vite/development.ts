import type { RemoteRelease } from '../../contracts/src/registry.ts';

/** The registry's row of a remote that a development server serves. */
export const developmentRelease = (origin: string): RemoteRelease => ({
  version: '0.0.0-dev',
  shell: '*',
  entry: `${origin}/mf-manifest.json`,
  files: {},
  css: [],
  preload: [],
});

/** What the API serves besides the site: itself, sounds and pictures. */
const API_PATHS = ['/api', '/audio', '/preview'];

/** Vite's proxy of a site to the API at an address. */
export const apiProxy = (api: string): Record<string, string> =>
  Object.fromEntries(API_PATHS.map((path) => [path, api]));
