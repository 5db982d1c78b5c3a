import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readThemeWords } from '../../../../language/dictionary/theme-words.js';
import { parseLexicon, parsePeople, parseRelatives, parseSafeNouns, parseThemes } from './parse-lists.js';
import { parsePlot } from './parse-plot.js';
import type { LanguageData, LexiconEntry, Plot } from './language-data.js';

/** Lists in `lexicons/` that are not lexicons of nouns. */
const OTHER_LISTS = new Set(['people.tsv', 'relatives.tsv']);

/** `language/` stands at the same place beside `generation/` in the source and in the build. */
export const LANGUAGE_DIRECTORY = fileURLToPath(new URL('../../../../language/', import.meta.url));

/**
 * Reads all authored data of the engine. That every slot can be filled is for `checkPlot` and the tests to say: it takes as
 * long again.
 * @param directory the `language` folder
 * @throws DataError naming file and line when something is wrong in it
 */
export function loadLanguageData(directory: string = LANGUAGE_DIRECTORY): LanguageData {
  const read = (path: string): string => readFileSync(join(directory, path), 'utf8');
  const list = <T>(path: string, parse: (text: string, file: string) => T[]): T[] =>
    existsSync(join(directory, path)) ? parse(read(path), path) : [];

  return {
    plots: plotFiles(directory).map((path): Plot => parsePlot(read(path), path)),
    lexicons: new Map(
      lexiconFiles(directory).map((path) => [basename(path, '.tsv'), list<LexiconEntry>(path, parseLexicon)]),
    ),
    people: list('lexicons/people.tsv', parsePeople),
    relatives: list('lexicons/relatives.tsv', parseRelatives),
    topics: tablesIn(directory, 'safe').flatMap((path) => list(path, parseSafeNouns)),
    themes: list('themes.tsv', parseThemes),
    themeWords: readThemeWords(join(directory, 'plots')),
  };
}

function plotFiles(directory: string): string[] {
  return readdirSync(join(directory, 'plots'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.plot'))
    .map((file) => relative(directory, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .sort();
}

function lexiconFiles(directory: string): string[] {
  return tablesIn(directory, 'lexicons').filter((path) => !OTHER_LISTS.has(basename(path)));
}

function tablesIn(directory: string, folder: string): string[] {
  if (!existsSync(join(directory, folder))) return [];
  return readdirSync(join(directory, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
