import { REMOTES } from '../lib/workspace.mjs';
import { registryName } from '../lib/registry.mjs';
import {
  addFromTemplate,
  camelCase,
  checkName,
  edit,
  insertBefore,
  NewPartError,
  pascalCase,
  sentenceCase,
} from './files.mjs';

/** Adds a route to a page of a remote to the shell. */
export function addRoute(path, remote, page) {
  edit('shell/src/routes/routes.ts', 'the route', (text) => {
    if (text.includes(`path: '${path}'`)) throw new NewPartError(`the route ${path} exists`);
    return insertBefore(
      text,
      /^\];/m,
      `  { path: '${path}', remote: '${registryName(remote)}', page: '${page}', access: 'public' },\n`,
      /export const ROUTES/,
    );
  });
}

/** Adds a page to a remote with its test, title in both languages, and route in the shell. */
export function newPage(remote, name) {
  if (!REMOTES.includes(remote)) throw new NewPartError(`"${remote}" is none of ${REMOTES.join(', ')}`);
  checkName(name);
  const Name = pascalCase(name);
  const key = `${camelCase(name)}Title`;
  const title = sentenceCase(name);
  addFromTemplate('page', `${remote}/src/pages/${name}`, {
    'part-name': name,
    PartName: Name,
    partTitle: key,
    'Part title': title,
  });
  edit(`${remote}/src/remote.tsx`, 'the page', (text) =>
    insertBefore(
      text,
      /^\};/m,
      `  ${Name}: () => import('./pages/${name}/${name}'),\n`,
      /export const pages/,
    ),
  );
  edit('packages/contracts/src/remote.ts', 'the page', (text) =>
    insertBefore(text, /;/, ` | '${Name}'`, new RegExp(`^  ${registryName(remote)}: '`, 'm')),
  );
  for (const [language, text] of [
    ['zh-CN', '新页面'],
    ['en-US', title],
  ]) {
    edit(`${remote}/src/i18n/${language}.ts`, 'the title', (source) =>
      insertBefore(source, /^\};/m, `  ${key}: '${text}',\n`, /export const messages/),
    );
  }
  addRoute(`/${name}`, remote, Name);
  return `See it: npm run dev -- ${remote}, then /${name}. Its Chinese title is to be written in ${remote}/src/i18n/zh-CN.ts.`;
}
