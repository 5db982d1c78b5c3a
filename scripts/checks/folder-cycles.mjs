// node scripts/checks/folder-cycles.mjs: the folders of backend/src must not import each other in a cycle, type imports
// included. dependency-cruiser finds cycles of files only (its folder scope also counts tests). Part of `npm run rules`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/workspace.mjs';

const SOURCE = join(ROOT, 'backend/src');
const isProduct = (path) => path.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(path);
/** The top-level folder of a file; undefined for files directly in src, which compose the application. */
const folderOf = (file) => {
  const parts = relative(SOURCE, file).split(sep);
  return parts.length > 1 ? parts[0] : undefined;
};

/** Map of folder → Map of imported folder → the imports, as text. */
function readGraph() {
  const files = readdirSync(SOURCE, { recursive: true }).filter(isProduct);
  const graph = new Map();
  for (const file of files.map((name) => join(SOURCE, name))) {
    const from = folderOf(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const target = fileName.startsWith('.') ? resolve(dirname(file), fileName) : undefined;
      const to = target?.startsWith(SOURCE) ? folderOf(target) : undefined;
      if (from === undefined || to === undefined || from === to) continue;
      const imports = graph.get(from) ?? graph.set(from, new Map()).get(from);
      const texts = imports.get(to) ?? imports.set(to, []).get(to);
      texts.push(`${relative(SOURCE, file)} imports ${relative(SOURCE, target).replace(/\.js$/, '.ts')}`);
    }
  }
  return graph;
}

/** Finds a shortest import path from one folder to another; undefined if there is none. */
function findPath(graph, start, end) {
  const paths = [[start]];
  const seen = new Set([start]);
  for (const path of paths) {
    for (const next of graph.get(path.at(-1))?.keys() ?? []) {
      if (next === end) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}

const graph = readGraph();
const cycles = new Map();
for (const folder of graph.keys()) {
  const cycle = findPath(graph, folder, folder);
  if (cycle) cycles.set([...new Set(cycle)].sort().join(), cycle);
}
for (const cycle of cycles.values()) {
  console.error(`cycle of folders in backend/src: ${cycle.join(' → ')}`);
  cycle.slice(1).forEach((to, index) => console.error(`  ${graph.get(cycle[index]).get(to).join('\n  ')}`));
}
if (cycles.size > 0) process.exitCode = 1;
else console.log(`no cycle among the ${graph.size} importing folders of backend/src`);
