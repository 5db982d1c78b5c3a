import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, ROOT } from '../lib/workspace.mjs';
import {
  addFromTemplate,
  addImport,
  edit,
  insertBefore,
  kebabCase,
  NewPartError,
  pascalCase,
} from './files.mjs';

const AREAS = 'packages/contracts/src/api/areas';

const areaNames = () => readdirSync(join(ROOT, AREAS)).map((file) => file.replace(/\.ts$/, ''));

/** Parses an id such as `words.get`: the area's name in code and in paths, the table of its calls, the call's name. */
function parseId(id) {
  const [, areaName, name] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(id) ?? [];
  if (!name) throw new NewPartError(`"${id}" is no AREA.NAME`);
  return { areaName, area: kebabCase(areaName), calls: `${areaName}Calls`, name };
}

/** Replacements of the templates' placeholders for an area and a call. */
const placeholders = ({ area, calls, name }, path) => ({
  'part-area': area,
  PartArea: pascalCase(area),
  'part-call': kebabCase(name),
  '/part/path': path,
  partCalls: calls,
  partCall: name,
});

const nextStep = (path) => `GET ${path} answers a signed-in user. Describe it in docs/contract.md.`;

/** Finds the controller of an area's calls: of several, the one with the area's name. */
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

/** Adds a call of the API: its declaration in the contract, its handler in the backend, and a test of both. */
export function newCall(id) {
  const names = parseId(id);
  const { areaName, area, calls, name } = names;
  if (!areaNames().includes(area))
    throw new NewPartError(
      `"${areaName}" is none of the areas ${areaNames().join(', ')}. To make it: npm run new -- area ${id}`,
    );
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
  addFromTemplate('call', folder, { ...placeholders(names, path), '../testing/': `${up}testing/` });
  return nextStep(path);
}

/** An area of the API with its first call: its file in the contract, its module and controller in the backend, a test. */
export function newArea(id) {
  const names = parseId(id);
  const { areaName, area, calls, name } = names;
  const path = `/${area}/${kebabCase(name)}`;
  const folder = `backend/src/${area}`;
  addFromTemplate('area/contract', AREAS, placeholders(names, path));
  addFromTemplate('area/backend', folder, placeholders(names, path));
  addFromTemplate('call', folder, placeholders(names, path));
  edit('packages/contracts/src/api/calls.ts', 'the area', (text) =>
    addImport(
      insertBefore(text, /^\} satisfies/m, `  ${areaName}: ${calls},\n`, /export const API_CALLS/),
      `import { ${calls} } from './areas/${area}.js';`,
    ),
  );
  const module = `${pascalCase(area)}Module`;
  edit('backend/src/app.module.ts', 'the module', (text) =>
    addImport(
      insertBefore(text, /^ {2}\],/m, `    ${module},\n`, /^ {2}imports: \[/m),
      `import { ${module} } from './${area}/${area}.module.js';`,
    ),
  );
  return nextStep(path);
}
