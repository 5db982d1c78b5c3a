import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin, ROOT, run } from '../lib/workspace.mjs';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** Error with a message for the developer: the part cannot be generated. */
export class NewPartError extends Error {}

/** Contents by path under the root, all written by `finish`, so that an error leaves the tree unchanged. */
const changed = new Map();

const read = (path) => changed.get(path) ?? readFileSync(join(ROOT, path), 'utf8');

/** reading-goal as readingGoal. */
export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** reading-goal as ReadingGoal. */
export const pascalCase = (name) => camelCase(`-${name}`);
/** readingGoal as reading-goal. */
export const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** `reading-goal` as `Reading goal`. */
export const sentenceCase = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Throws for a name that is not in kebab-case. */
export function checkName(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new NewPartError(`"${name}" is not in kebab-case`);
}

/** Adds a file to write. Throws if it exists. */
export function addFile(path, content) {
  if (changed.has(path) || existsSync(join(ROOT, path))) throw new NewPartError(`${path} exists`);
  changed.set(path, content);
}

/**
 * Adds the files of a template folder, with the placeholders in paths and contents replaced.
 * @param template folder under scripts/new/templates
 * @param target folder under the root
 * @param names by their placeholders in the template, e.g. `{ PartName: 'StarRating' }`
 */
export function addFromTemplate(template, target, names) {
  // `partCalls` before `partCall`.
  const placeholders = Object.keys(names).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(placeholders.map((text) => text.replace(/[.^/]/g, '\\$&')).join('|'), 'g');
  const fill = (text) => text.replace(pattern, (placeholder) => names[placeholder]);
  const folder = join(TEMPLATES, template);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = join(file.parentPath ?? file.path, file.name);
    addFile(join(target, fill(relative(folder, source))), fill(readFileSync(source, 'utf8')));
  }
}

/**
 * Changes an existing file: `change` maps its text.
 * @param what description of the searched text, for the error when nothing changes
 */
export function edit(path, what, change) {
  const before = read(path);
  const after = change(before);
  if (after === before) throw new NewPartError(`${path}: found no place for ${what}`);
  changed.set(path, after);
}

/** Inserts text before the first match of a pattern, after a position that `after` matches. */
export function insertBefore(text, pattern, addition, after = /^/) {
  const start = after.exec(text)?.index;
  const at = start === undefined ? -1 : text.slice(start).search(pattern);
  return at === -1 ? text : `${text.slice(0, start + at)}${addition}${text.slice(start + at)}`;
}

/** Adds an import at the top of a module, unsorted. */
export const addImport = (text, statement) => (text.includes(statement) ? text : `${statement}\n${text}`);

/** Writes and formats all files. @returns the paths of new and changed files */
export async function finish() {
  for (const [path, content] of changed) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), content);
  }
  const paths = [...changed.keys()];
  await run(bin('.', 'oxfmt'), paths);
  return paths;
}
