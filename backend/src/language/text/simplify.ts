import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseTable } from '../parse-table.js';

const FILE = fileURLToPath(new URL('../unsafe/traditional.tsv', import.meta.url));

let simplifiedOf: ReadonlyMap<string, string> | undefined;

/** A text with its traditional characters written as simplified ones, as far as the lists need it. */
export function toSimplifiedChinese(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => table().get(character) ?? character);
}

function table(): ReadonlyMap<string, string> {
  simplifiedOf ??= new Map(
    parseTable(readFileSync(FILE, 'utf8'), 'unsafe/traditional.tsv', ['traditional', 'simplified']).flatMap(
      (row) => {
        const simplified = Array.from(row.get('simplified'));
        return Array.from(
          row.get('traditional'),
          (character, at) => [character, simplified[at] ?? character] as const,
        );
      },
    ),
  );
  return simplifiedOf;
}
