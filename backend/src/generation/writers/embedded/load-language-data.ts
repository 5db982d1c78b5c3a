import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readThemeWords } from '../../../language/dictionary/theme-words.js';
import {
  parseLexicon,
  parsePeople,
  parseRelatives,
  parseSafeNouns,
  parseThemes,
} from './data/parse-lists.js';
import { parsePlot } from './data/parse-plot.js';
import { loadLadders } from './ladders/load-ladders.js';
import type { LanguageData, LexiconEntry } from './data/language-data.js';
import { findPlotErrors } from './render/validate-plot.js';

/** Lists in `lexicons/` that are not lexicons of nouns. */
const OTHER_LISTS = new Set(['people.tsv', 'relatives.tsv']);

/** The `language` folder; it has the same relative path in the source and in the build. */
export const LANGUAGE_DIRECTORY = fileURLToPath(new URL('../../../language/', import.meta.url));

/**
 * Loads all authored data of the engine and validates every plot.
 * @param directory the `language` folder
 * @throws DataError with file and line of the first error
 */
export function loadLanguageData(directory: string = LANGUAGE_DIRECTORY): LanguageData {
  const lists = readLists(directory);
  const plots = listPlotFiles(directory).map((path) => {
    const plot = parsePlot(readFileSync(join(directory, path), 'utf8'), path);
    const [error] = findPlotErrors(plot, lists);
    if (error) throw error;
    return plot;
  });
  return { ...lists, plots };
}

/**
 * Reads all authored data but the plots.
 * @throws DataError with file and line of the first error
 */
export function readLists(directory: string): Omit<LanguageData, 'plots'> {
  const list = <T>(path: string, parse: (text: string, file: string) => T[]): T[] =>
    existsSync(join(directory, path)) ? parse(readFileSync(join(directory, path), 'utf8'), path) : [];
  return {
    lexicons: new Map(
      listLexicons(directory).map((path) => [basename(path, '.tsv'), list<LexiconEntry>(path, parseLexicon)]),
    ),
    people: list('lexicons/people.tsv', parsePeople),
    relatives: list('lexicons/relatives.tsv', parseRelatives),
    topics: listTables(directory, 'safe').flatMap((path) => list(path, parseSafeNouns)),
    themes: list('themes.tsv', parseThemes),
    themeWords: readThemeWords(join(directory, 'plots')),
    ladders: loadLadders(directory),
  };
}

/** The paths of all plots, relative to the `language` folder, sorted. */
export function listPlotFiles(directory: string): string[] {
  return readdirSync(join(directory, 'plots'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.plot'))
    .map((file) => relative(directory, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .sort();
}

function listLexicons(directory: string): string[] {
  return listTables(directory, 'lexicons').filter((path) => !OTHER_LISTS.has(basename(path)));
}

function listTables(directory: string, folder: string): string[] {
  if (!existsSync(join(directory, folder))) return [];
  return readdirSync(join(directory, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
