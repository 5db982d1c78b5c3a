import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/workspace.mjs';
import { addFromTemplate, edit, insertBefore, NewPartError, sentenceCase } from './files.mjs';
import { addRoute } from './page.mjs';

/** Adds a remote with one page, at `/NAME` in the shell. The workspace, the build and the rules include all folders `mf-*`. */
export function newRemote(name) {
  if (!/^[a-z]+$/.test(name)) throw new NewPartError(`"${name}" is not one word of small letters`);
  const remote = `mf-${name}`;
  const contract = readFileSync(join(ROOT, 'packages/contracts/src/shell/shell-api.ts'), 'utf8');
  const [, shellVersion] = /SHELL_API_VERSION = '([\d.]+)'/.exec(contract);
  addFromTemplate('remote', remote, {
    'mf-part': remote,
    mf_part: `mf_${name}`,
    '/part': `/${name}`,
    'Part title': sentenceCase(name),
    '^0.0.0': `^${shellVersion}`,
  });
  edit('packages/contracts/src/remote.ts', 'the remote', (text) => {
    const withPages = insertBefore(text, /^\}/m, `  mf_${name}: 'Home';\n`, /export interface RemotePages/);
    return insertBefore(withPages, / \}/, `, mf_${name}: true`, /const EVERY_REMOTE/);
  });
  addRoute(`/${name}`, remote, 'Home');
  return `See it: npm run dev -- ${remote}, then /${name}. Its Chinese texts are to be written in ${remote}/src/i18n/zh-CN.ts.`;
}
