import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Plugin that writes `integrity.json`: the sha384 of each script and style sheet of the build, by its address. Made of the
 * written files, since other plugins may change a bundle until then.
 */
export const integrityFile: Plugin = {
  name: 'integrity-file',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) throw new Error('integrity.json needs a folder');
    const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
    const hashes = await Promise.all(
      names.sort().map(async (name) => {
        const digest = createHash('sha384')
          .update(await readFile(join(dir, name)))
          .digest('base64');
        return [`/${name}`, `sha384-${digest}`];
      }),
    );
    await writeFile(join(dir, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes)));
  },
};
