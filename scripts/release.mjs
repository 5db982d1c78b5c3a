// npm run release -- publish <remote> | rollback <remote>: changes the local site's registry, in one step each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish, rollBack } from './lib/registry.mjs';
import { bin, failWith, REMOTES, ROOT, run, SITE } from './lib/workspace.mjs';

const [command, remote] = process.argv.slice(2);

async function publishRemote() {
  const directory = join(ROOT, remote);
  await run(bin(remote, 'vite'), ['build'], { cwd: directory });
  const { version, storysprout } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return publish({
    site: SITE,
    remote,
    dist: join(directory, 'dist'),
    packageVersion: version,
    shellRange: storysprout.shell,
  });
}

try {
  if (!REMOTES.includes(remote) || !['publish', 'rollback'].includes(command)) {
    throw new Error(`usage: npm run release -- publish|rollback ${REMOTES.join('|')}`);
  }
  const version = command === 'publish' ? await publishRemote() : rollBack({ site: SITE, remote });
  process.stdout.write(`${remote} ${version} is current\n`);
} catch (error) {
  failWith(error);
}
