import { DataError } from './data-error.js';

/** A row of a table: its cells by column name, and its line in the file, from 1. */
export interface Row {
  readonly lineNumber: number;
  /** The cell of a column; an empty string when the row is shorter. */
  get(column: string): string;
}

/**
 * Parses a tab-separated table (TSV) with one header line; empty lines and lines that start with `//` are skipped.
 * @param required columns that the header must have and that no row may leave empty
 * @throws DataError with file and line
 */
export function parseTable(text: string, file: string, required: readonly string[]): Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = new Map((lines[0] ?? '').split('\t').map((name, index) => [name.trim(), index]));
  for (const name of required) {
    if (!columns.has(name)) throw new DataError(file, 1, `column "${name}" is missing`);
  }
  const rows: Row[] = [];
  lines.forEach((line, index) => {
    if (index === 0 || line.trim() === '' || line.startsWith('//')) return;
    const lineNumber = index + 1;
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length > columns.size) throw new DataError(file, lineNumber, 'more cells than columns');
    const row: Row = {
      lineNumber,
      get: (column) => cells[columns.get(column) ?? -1] ?? '',
    };
    for (const name of required) {
      if (row.get(name) === '') throw new DataError(file, lineNumber, `"${name}" is empty`);
    }
    rows.push(row);
  });
  return rows;
}
