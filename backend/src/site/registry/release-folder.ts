import { hashesOf, releaseFolder } from '@storysprout/contracts/release-files';
import type { RemoteRelease } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What runs in a page. Compressed copies hold the same content, which the browser hashes after decoding. */
const LOADED = /\.(?:js|mjs|css)$/;

const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * What is wrong with the published files of a release; undefined when its folder holds every file with its hash, and no
 * script or style sheet besides them, which a page would run unchecked.
 * @param siteDirectory contains `remotes/`
 * @param name of the remote in the registry; the addresses of the release lie in its folder (`findReleaseFault`)
 */
export async function findFolderFault(
  siteDirectory: string,
  name: string,
  release: RemoteRelease,
): Promise<string | undefined> {
  const folder = releaseFolder(name, release.version);
  const expected = new Map(Object.entries(hashesOf(release)));
  const entries = await readdir(join(siteDirectory, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  for (const entry of entries.filter((found) => !found.isDirectory() && LOADED.test(found.name))) {
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(siteDirectory, file).split(sep).join('/')}`;
    const hash = expected.get(address);
    if (hash === undefined) return `${address} is not in its row`;
    if (sha384(await readFile(file)) !== hash) return `${address} does not have its hash`;
    expected.delete(address);
  }
  const [missing] = expected.keys();
  return missing === undefined ? undefined : `${missing} does not exist`;
}
