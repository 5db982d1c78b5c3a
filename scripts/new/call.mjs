import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, ROOT } from '../lib/workspace.mjs';
import { addFromTemplate, addImport, edit, insertBefore, kebabCase, NewPartError } from './files.mjs';

const AREAS = 'packages/contracts/src/api/areas';

const areaNames = () => readdirSync(join(ROOT, AREAS)).map((file) => file.replace(/\.ts$/, ''));

/** The controller that answers the calls of an area: where several do, the one of the area's name. */
function controllerOf(area, calls) {
  const controllers = filesUnder(['backend/src']).filter(
    (file) => file.endsWith('.controller.ts') && readFileSync(join(ROOT, file), 'utf8').includes(`${calls}.`),
  );
  const [controller] = [
    ...controllers.filter((file) => file.endsWith(`/${area}.controller.ts`)),
    ...controllers,
  ];
  if (!controller) throw new NewPartError(`no controller answers ${calls}`);
  return controller;
}

/** A call of the API: its declaration in the contract, its handler in the backend, and a test of both. */
export function newCall(id) {
  const [, areaName, name] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(id) ?? [];
  const area = kebabCase(areaName ?? '');
  if (!areaNames().includes(area))
    throw new NewPartError(`"${id}" is no AREA.NAME of the areas ${areaNames().join(', ')}`);
  const calls = `${areaName}Calls`;
  const file = `${AREAS}/${area}.ts`;
  const [, base = area] = /path: '\/([\w-]+)/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
  const path = `/${base}/${kebabCase(name)}`;

  const call = `${name}: { method: 'GET', path: '${path}', access: 'user', status: 200,
    summary: 'To be described', data: z.object({ done: z.boolean() }) },\n`;
  edit(file, 'the call', (text) => {
    if (new RegExp(`^  ${name}: \\{`, 'm').test(text)) throw new NewPartError(`${calls}.${name} exists`);
    const withCall = insertBefore(text, /^\}\);/m, `  ${call}`, new RegExp(`export const ${calls}`));
    return /import \{ z \}/.test(withCall) ? withCall : addImport(withCall, "import { z } from 'zod';");
  });

  const controller = controllerOf(area, calls);
  const handler = `\n  @Endpoint(${calls}.${name})\n  ${name}() {\n    return { done: true };\n  }\n`;
  edit(controller, 'the handler', (text) =>
    insertBefore(text, /^\}/m, handler, /export class \w+Controller/),
  );

  const folder = dirname(controller);
  const up = '../'.repeat(folder.split('/').length - 2);
  addFromTemplate('call', folder, {
    'part-call': kebabCase(name),
    'part-area': area,
    '/part/path': path,
    partCalls: calls,
    partCall: name,
    '../testing/': `${up}testing/`,
  });
  return `GET ${path} answers a signed-in user. Describe it in docs/contract.md.`;
}
