import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run, runInLanes } from './workspace.mjs';

const isTyped = (folder) =>
  ['package.json', 'tsconfig.json'].every((file) => existsSync(join(ROOT, folder, file)));

/** Folders of the packages whose types and imports are checked: those with a `tsconfig.json`. */
export const PACKAGES = [
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ...readdirSync(ROOT),
].filter(isTyped);

/** Folders of the packages with Jest tests. */
export const TESTED = PACKAGES.filter((folder) => existsSync(join(ROOT, folder, 'jest.config.mjs')));

const tool = (name, ...args) => [bin('.', name), args, {}];
const inFolder = (folder, name, ...args) => [bin(folder, name), args, { cwd: join(ROOT, folder) }];
const script = (name) => [process.execPath, [`scripts/${name}.mjs`], {}];

/** The commands of each tool of the workspace, by its npm script: command, arguments and options of `run`. */
export const TOOLS = {
  lint: [tool('oxlint', '--deny-warnings')],
  format: [tool('oxfmt')],
  'format:check': [tool('oxfmt', '--check')],
  types: PACKAGES.map((folder) => inFolder(folder, 'tsc', '-p', 'tsconfig.json')),
  rules: [
    tool('depcruise', '--config', '.dependency-cruiser.cjs', ...PACKAGES),
    script('checks/folder-cycles'),
  ],
  messages: [script('checks/messages')],
  docs: [script('checks/docs')],
  structure: [script('checks/structure')],
  supply: [script('checks/supply')],
  catalogue: [inFolder('shared-ui', 'vite', '--config', 'catalogue/vite.config.ts')],
};

/** Runs the commands of a tool, two at a time for two cores. After all have ended, rejects with the first failure. */
export async function runTool(name, args = [], options = {}) {
  const failures = [];
  const commands = TOOLS[name].map(
    ([command, own, where]) =>
      () =>
        run(command, [...own, ...args], { ...where, ...options }).catch((error) => failures.push(error)),
  );
  await runInLanes(commands);
  if (failures.length > 0) throw failures[0];
}
