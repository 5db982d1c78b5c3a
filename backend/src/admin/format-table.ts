/** Formats rows as a text table with a heading, each column as wide as its longest cell. */
export function formatTable(rows: readonly Record<string, unknown>[]): string[] {
  if (rows.length === 0) return ['(none)'];
  const heading = Object.keys(rows[0]!);
  const cells = [heading, ...rows.map((row) => heading.map((key) => formatCell(row[key])))];
  const widths = heading.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** Control characters of stored text are replaced, since they could control the terminal. */
function formatCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  if (value === null || value === undefined) return '-';
  return String(value).replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
