// Checks that everything that documents and code comments cite exists: links, files, symbols, sections, decisions. Called by `npm test`;
// prints `file:line: message` and exits with 1. `--write` writes docs/decisions/README.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { readDecisions } from '../lib/decisions.mjs';
import { ROOT } from '../lib/workspace.mjs';

const INDEX = 'docs/decisions/README.md';
const CODE = /\.(ts|tsx|mts|mjs|cjs|css)$/;
const DOCUMENT = /\.md$|^\.env\.example$|CODEOWNERS$/;
const FILE = /\.(tsx?|m?js|cjs|mts|css|md|json|ya?ml|tsv|plot|html)$/;
/** Cited, but not in the repository: build output, files of users, media types. */
const ELSEWHERE =
  /^((remotes|integrity|routes)\.json|build\/sbom\.cdx\.json|index\.html|\.env|\.\/(data|remote)|.*remoteEntry.*|(text|image|audio|application)\/[a-z.+-]+)$/;
/** Symbols of third-party code, named without being used. */
const FOREIGN = new Set(['broadcastQueryClient', 'PluralRules', 'Range']);
const OUTSIDE = /\bfacts\/|\bNOTES\b|\/work\/|\.\.\/shared\//;

const problems = [];
const report = (file, line, message) => problems.push(`${file}:${line}: ${message}`);
const texts = new Map();
function read(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(join(ROOT, file), 'utf8'));
  return texts.get(file);
}

const list = (...options) =>
  execFileSync('git', ['ls-files', ...options], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
const files = new Set(list('--cached', '--others', '--exclude-standard'));
for (const file of list('--deleted')) files.delete(file);

/** Every file and folder, and every suffix of their paths, also without the file's extension: `level/thresholds`. */
const paths = new Set(files);
for (const file of files) {
  for (let path = posix.dirname(file); path !== '.'; path = posix.dirname(path)) paths.add(path);
}
const endings = new Set();
for (const path of paths) {
  for (let at = 0; at !== -1; at = path.indexOf('/', at + 1)) {
    const ending = path.slice(at).replace(/^\//, '');
    for (const form of [ending, ending.replace('/src/', '/')])
      endings.add(form).add(form.replace(/\.\w+$/, ''));
  }
}
const names = new Set([...paths].map((path) => basename(path)));

// Comments, except those that begin inside a string.
const COMMENT = /(?<=^|[\s({,;])(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/gm;
const words = new Set();
for (const file of files) {
  if (!CODE.test(file) && !/\.(json|ya?ml)$|NOTICE$|\.env\.example$/.test(file)) continue;
  const code = read(file).replace(COMMENT, '');
  for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
}

/** The lines of prose in a file with their numbers: all of a document, the comments of code. */
function proseOf(file) {
  if (DOCUMENT.test(file))
    return [...read(file).split('\n').entries()].map(([index, line]) => [line, index + 1]);
  return [...read(file).matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const first = read(file).slice(0, index).split('\n').length;
    return comment.split('\n').map((line, offset) => [line, first + offset]);
  });
}

/** Resolves a path from the root, the citing file's folder or a folder above it; undefined if nothing exists there. */
function resolve(file, path) {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const found = posix.join(folder, path).replace(/\/$/, '');
    if (paths.has(found)) return found;
    if (folder === '.') return undefined;
  }
}

function hasSymbol(file, symbol) {
  return new RegExp(`(?<![\\w$])${symbol.replaceAll('$', '\\$')}(?![\\w$])`).test(read(file));
}

/** Checks a token in backticks if it looks like a path, `path#symbol`, a file name or a symbol. */
function checkToken(file, line, token) {
  const [path, symbol] = token.replace(/\(\)$/, '').split('#');
  if (!/^(\.\.?\/)*\.?\w[\w./$-]*$/.test(path) || ELSEWHERE.test(path)) return;
  if (FILE.test(path) || (names.has(path.split('/')[0]) && path.includes('/')) || path.startsWith('../')) {
    const ending = path.replace(/^(\.\.?\/)+|\/$/g, '');
    const found = resolve(file, path) ?? [...files].find((candidate) => candidate.endsWith(`/${ending}`));
    if (!found && !endings.has(ending)) report(file, line, `no such file: ${path}`);
    else if (symbol && files.has(found) && !hasSymbol(found, symbol))
      report(file, line, `no ${symbol} in ${path}`);
  } else if (/^[A-Za-z]+\.?[A-Za-z]*[a-z][A-Z]\w*$|^[A-Z][a-z]+$|^[A-Z]+(_[A-Z\d]+)+$/.test(path)) {
    const unknown = path.split('.').find((part) => !words.has(part) && !FOREIGN.has(part));
    if (unknown) report(file, line, `no such symbol: ${unknown}`);
  }
}

/** Checks the target of a link; in `path#symbol` to code, `symbol` is declared there. */
function checkLink(file, line, target) {
  if (/^(https?:|mailto:|#)/.test(target)) return;
  const [path, symbol] = decodeURI(target).split('#');
  const found = posix.join(posix.dirname(file), path).replace(/\/$/, '');
  if (!paths.has(found)) report(file, line, `dead link: ${target}`);
  else if (symbol && CODE.test(found) && !hasSymbol(found, symbol))
    report(file, line, `no ${symbol} in ${path}`);
}

/** Checks numbers of sections and decisions, and names of documents outside backticks and links. */
function checkCitations(file, line, text) {
  if (OUTSIDE.test(text)) report(file, line, `cites a document outside the repository: ${text.trim()}`);
  for (const [, name, number] of text.matchAll(/docs\/(\w+)\.md`? §(\d+)/g)) {
    if (!files.has(`docs/${name}.md`) || !new RegExp(`^## ${number}\\. `, 'm').test(read(`docs/${name}.md`)))
      report(file, line, `no section ${number} in docs/${name}.md`);
  }
  for (const [cited] of text.matchAll(/docs\/decisions\/\d{3}/g)) {
    if (![...files].some((path) => path.startsWith(`${cited}-`)))
      report(file, line, `no such decision: ${cited}`);
  }
  for (const [cited] of text.matchAll(/(?<![\w/.-])[\w./-]+\.md\b/g)) {
    const isKnown = resolve(file, cited) ?? (DOCUMENT.test(file) && endings.has(cited));
    if (!isKnown) report(file, line, `no such document: ${cited}`);
  }
}

for (const file of files) {
  if ((!DOCUMENT.test(file) && !CODE.test(file)) || file === 'scripts/checks/docs.mjs') continue;
  for (const [text, line] of proseOf(file)) {
    checkCitations(file, line, text);
    for (const [, token] of text.matchAll(/`([^`]+)`/g)) checkToken(file, line, token);
    if (file.endsWith('.md'))
      for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) checkLink(file, line, target);
    const [owned] = /^\/\S+/.exec(file.endsWith('CODEOWNERS') ? text : '') ?? [];
    if (owned && !resolve('.', owned)) report(file, line, `no such folder: ${owned}`);
    const isRow = file === 'docs/glossary.md' && /^\| (?!-|Term )/.test(text);
    if (isRow && !/^\|[^|]+\|[^|]+\| +`[^`|]+` +\|$/.test(text))
      report(file, line, 'a row: | term | one line | `file#symbol` |');
  }
}

const decisions = [...files].filter((file) => /^docs\/decisions\/\d{3}-/.test(file)).sort();
const index = readDecisions(decisions, read, report);
if (process.argv.includes('--write')) writeFileSync(join(ROOT, INDEX), index);
else if (!files.has(INDEX) || read(INDEX) !== index)
  report(INDEX, 1, 'not current: node scripts/checks/docs.mjs --write');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
