/** Rules of a release's files, without zod, so that server and shell judge a row of the registry alike (docs/contract.md §5). */
import type { RemoteRelease } from './registry.js';

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/;
/** A path of plain names: no query, no encoded character, no `..`, and so no other folder or origin. */
const PLAIN_PATH = /^(?:\/[\w+-][\w.+-]*)+$/;

/** The folder of a release, e.g. `/remotes/mf-story/1.4.0-1a2b3c4d/`. */
export const releaseFolder = (name: string, version: string): string =>
  `/remotes/${name.replaceAll('_', '-')}/${version}/`;

/** The hash of every script and style sheet of a release, by its address. */
export function hashesOf({ files, css }: RemoteRelease): Record<string, string> {
  return { ...files, ...Object.fromEntries(css.map(({ href, integrity }) => [href, integrity])) };
}

/**
 * What is wrong with a release's addresses and hashes; undefined for a sound one: entry, preloads and style sheets have a
 * sha384, and every address lies in the release's own folder.
 * @param name of the remote in the registry, e.g. `mf_story`
 */
export function findReleaseFault(name: string, release: RemoteRelease): string | undefined {
  const folder = releaseFolder(name, release.version);
  const hashes = hashesOf(release);
  const addresses = [release.entry, ...release.preload, ...Object.keys(hashes)];
  const astray = addresses.find((address) => !address.startsWith(folder) || !PLAIN_PATH.test(address));
  if (astray !== undefined) return `${astray} is not in ${folder}`;
  const unhashed = addresses.find((address) => !SHA384.test(hashes[address] ?? ''));
  return unhashed === undefined ? undefined : `${unhashed} has no sha384`;
}
