// npm run new -- component [FOLDER/]NAME | page REMOTE NAME | call AREA.NAME | area AREA.NAME | remote NAME: writes a new
// part from the templates in scripts/new/templates and registers it everywhere. An area of the API is created with its first
// call. Names are in kebab-case, areas and calls in camelCase.
import { newArea, newCall } from './new/call.mjs';
import { newComponent } from './new/component.mjs';
import { finish, NewPartError } from './new/files.mjs';
import { newPage } from './new/page.mjs';
import { newRemote } from './new/remote.mjs';
import { ensureInstalled, failWith, installNewPackages, say } from './lib/workspace.mjs';

const KINDS = { component: newComponent, page: newPage, call: newCall, area: newArea, remote: newRemote };
const USAGE =
  'npm run new -- component [FOLDER/]NAME | page REMOTE NAME | call AREA.NAME | area AREA.NAME | remote NAME';

const [kind, ...names] = process.argv.slice(2);
try {
  await ensureInstalled();
  const create = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;
  if (!create || names.length !== create.length) throw new NewPartError(`usage: ${USAGE}`);
  const next = create(...names);
  for (const file of await finish()) say(file);
  if (kind === 'remote') await installNewPackages();
  process.stdout.write(`${next}\n`);
} catch (error) {
  failWith(error);
}
