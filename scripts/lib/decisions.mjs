import { basename } from 'node:path';

/** Header links between decisions, each with its inverse. */
const PAIRS = {
  'Superseded by': 'Supersedes',
  Supersedes: 'Superseded by',
  'Amended by': 'Amends',
  Amends: 'Amended by',
};
const BEGINNING = /^# (\d{3}) (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (accepted|superseded)\n/;

/** The header's lines: `- Key: value`. */
const headOf = (text) =>
  Object.fromEntries([...text.matchAll(/^- (\w[\w ]*): (.+)$/gm)].map(([, key, value]) => [key, value]));

/**
 * Reads the decision records, and checks that headers are complete and links between records mutual.
 * @param read text of a file
 * @param report called with file, line and message for each problem
 * @returns the text of the index, as oxfmt formats it
 */
export function readDecisions(files, read, report) {
  const heads = new Map(files.map((file) => [basename(file), headOf(read(file))]));
  const rows = files.map((file) => {
    const name = basename(file);
    const head = heads.get(name);
    const [, number, title, date, status] = BEGINNING.exec(read(file)) ?? [];
    if (number !== name.slice(0, 3))
      report(
        file,
        1,
        'begins with "# NNN title", "- Date: yyyy-mm-dd", "- Status: accepted" or "superseded"',
      );
    const twin = [...heads.keys()].find((other) => other !== name && other.slice(0, 3) === number);
    if (twin) report(file, 1, `${twin} has the same number`);
    if ((status === 'superseded') !== 'Superseded by' in head)
      report(file, 4, 'a superseded decision, and no other, has a line "Superseded by"');
    for (const [key, back] of Object.entries(PAIRS)) {
      for (const [, target] of (head[key] ?? '').matchAll(/\]\(([^)]+)\)/g)) {
        if (!heads.get(target)?.[back]?.includes(name))
          report(file, 4, `${target} has no line "${back}" for it`);
      }
    }
    const later = ['Superseded by', 'Amended by'].filter((key) => head[key]);
    const state = [status, ...later.map((key) => `${key.toLowerCase()} ${head[key]}`)].join(', ');
    return [`[${number}](${name})`, title, date, state];
  });
  const intro = 'Why the project is as it is. Written by `node scripts/checks/docs.mjs --write`.';
  return `# Decisions\n\n${intro}\n\n${table([['Number', 'Decision', 'Date', 'Status'], ...rows])}\n`;
}

/** Formats a Markdown table with aligned columns; the first row is the header. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (cells) =>
    `| ${cells.map((cell, column) => String(cell).padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
