import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseTable } from '../parse-table.js';

const FILE = fileURLToPath(new URL('../unsafe/traditional.tsv', import.meta.url));

let simplifiedByTraditional: ReadonlyMap<string, string> | undefined;

/** Replaces traditional Chinese characters by simplified ones, as far as the term lists of `unsafe/` need it. */
export function toSimplifiedChinese(text: string): string {
  simplifiedByTraditional ??= readCharacterTable();
  const table = simplifiedByTraditional;
  return text.replace(/\p{Script=Han}/gu, (character) => table.get(character) ?? character);
}

/** Each row has a run of traditional characters and, at the same positions, the simplified ones. */
function readCharacterTable(): ReadonlyMap<string, string> {
  const rows = parseTable(readFileSync(FILE, 'utf8'), 'unsafe/traditional.tsv', [
    'traditional',
    'simplified',
  ]);
  return new Map(
    rows.flatMap((row) => {
      const simplified = Array.from(row.get('simplified'));
      return Array.from(
        row.get('traditional'),
        (character, index) => [character, simplified[index] ?? character] as const,
      );
    }),
  );
}
