import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readThemeWords } from '../../../../language/dictionary/theme-words.js';
import { EMPTY_LIBRARY, type LadderLibrary } from './ladder.js';
import { parseLadder } from './parse-ladder.js';
import { parseNouns } from './parse-nouns.js';

/**
 * Loads the ladders and their nouns.
 * @param directory the `language` folder
 * @throws DataError with file and line of the first error
 */
export function loadLadders(directory: string): LadderLibrary {
  const [ladders, nouns] = [join(directory, 'ladders'), join(directory, 'nouns')];
  if (!existsSync(ladders)) return EMPTY_LIBRARY;
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  const plotFiles = readdirSync(ladders, { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap(({ name }) => readdirSync(join(ladders, name)).map((file) => `ladders/${name}/${file}`))
    .filter((path) => path.endsWith('.plot'))
    .sort();
  const nounFiles = readdirSync(nouns)
    .filter((file) => file.endsWith('.nouns'))
    .sort();
  return {
    plots: plotFiles.map((path) => parseLadder(read(path), path)),
    nouns: nounFiles.flatMap((file) => parseNouns(read(`nouns/${file}`), `nouns/${file}`)),
    words: readThemeWords(ladders),
  };
}
