// Checks that folders are small and that no identifier or file has a name that docs/naming.md bans. Called by `npm test`;
// prints `file:line: message` and exits with 1.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/workspace.mjs';

const MAX_FILES = 15;
const COUNTED = /\.(tsx?|mjs|cjs|css)$/;
/** Exempt: series of files that grow with the product, one per migration or area of the API. */
const SERIES = new Set(['backend/src/database/migrations', 'packages/contracts/src/api/areas']);
const CODE = /\.(tsx?|mjs)$/;

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => COUNTED.test(file));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The table "Names that are not used": each banned name with its replacement. */
function readBannedNames() {
  const [, table = ''] = read('docs/naming.md').split('## Names that are not used');
  const rows = [...table.matchAll(/^\| (\w+) +\| (.+?) +\|$/gm)];
  if (rows.length === 0) throw new Error('docs/naming.md bans no name');
  return new Map(rows.slice(1).map(([, name, instead]) => [name, instead]));
}

/** A file name as an identifier: without dashes and extensions. */
const nameOfFile = (file) => basename(file).split('.')[0].replaceAll('-', '').toLowerCase();

function checkFolderSizes() {
  const sizes = new Map();
  for (const folder of files.map(dirname)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  return [...sizes]
    .filter(([folder, size]) => size > MAX_FILES && !SERIES.has(folder))
    .map(([folder, size]) => `${folder}:1: holds ${size} files, at most ${MAX_FILES}`);
}

/** Identifiers of a file with a banned name, with their lines. */
function checkNames(file, banned) {
  const problems = [];
  const refuse = (name, line) => problems.push(`${file}:${line}: "${name}": say ${banned.get(name)}`);
  const inFileName = [...banned.keys()].find((name) => name.toLowerCase() === nameOfFile(file));
  if (inFileName) refuse(inFileName, 1);
  const text = read(file);
  const isMentioned = [...banned.keys()].some((name) => text.includes(name));
  if (!CODE.test(file) || !isMentioned) return problems;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node) => {
    if (ts.isIdentifier(node) && banned.has(node.text)) {
      refuse(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

const banned = readBannedNames();
const problems = [...checkFolderSizes(), ...files.flatMap((file) => checkNames(file, banned))];
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
