// npm run plots [-- <file> [seed]]: checks one plot file, or all without an argument, for authors of plots. Prints one line
// `path:line: message` for each error, and previews the stories: of one file the shortest, median and longest of each grade, of
// all files their lengths. Exits with 1 when there are errors. Builds what changed of the server first.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildServer } from './lib/build.mjs';
import { ensureInstalled, ROOT } from './lib/workspace.mjs';

const LANGUAGE = join(ROOT, 'backend/src/language');
const [argument, seed = '1'] = process.argv.slice(2);
// Exits when the pipe is closed (`| head`).
process.stdout.on('error', () => process.exit());
const print = (line) => process.stdout.write(`${line}\n`);

/** The path of a plot relative to the language folder; accepts any path to it, or "<theme>/<plot>". */
function findPlot(name) {
  const candidates = [resolve(name), ...[name, `${name}.plot`].map((path) => join(LANGUAGE, 'plots', path))];
  const found = candidates.find((path) => path.endsWith('.plot') && existsSync(path));
  if (found) return relative(LANGUAGE, found).replaceAll('\\', '/');
  process.stderr.write(`there is no plot ${name}\n`);
  process.exit(1);
}

function printSummary({ file, grades }) {
  const lengths = grades.map(({ grade, range, reachable }) => {
    const words = `${reachable} of ${range.max - range.min + 1} lengths from ${range.min} to ${range.max} words`;
    return `grade ${grade}: ${words}`;
  });
  print(`${file}: ${lengths.join('; ')}`);
}

function printStories({ plot, grades }) {
  print(`\n${plot.title.en} ${plot.title.zh}`);
  for (const { grade, stories } of grades) {
    for (const { length, words, lines, levelProblems } of stories) {
      print(`\ngrade ${grade}, ${length}: ${words} words\n`);
      for (const { en, zh } of lines) print(`${en}  ‖  ${zh}`);
      for (const problem of levelProblems) print(`level: ${problem}`);
    }
  }
}

await ensureInstalled();
await buildServer();
const embedded = '../backend/dist/generation/writers/embedded';
const { listPlotFiles } = await import(`${embedded}/load-language-data.js`);
const { reportPlots } = await import(`${embedded}/authoring/plot-report.js`);

const files = argument === undefined ? listPlotFiles(LANGUAGE) : [findPlot(argument)];
const path = relative(process.cwd(), LANGUAGE);
const printError = (message) => print(join(path, message));
let errors = [];
try {
  for (const report of reportPlots(LANGUAGE, files, seed)) {
    errors.push(...report.errors);
    if (report.grades.length > 0) printSummary(report);
    if (argument !== undefined && report.plot) printStories(report);
  }
} catch (error) {
  // An error of a lexicon or another list, which every plot depends on.
  if (error.name !== 'DataError') throw error;
  errors = [error.message];
}
for (const message of errors) printError(message);
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
print(`\n${count(files.length, 'plot')}, ${count(errors.length, 'error')}`);
process.exitCode = errors.length > 0 ? 1 : 0;
