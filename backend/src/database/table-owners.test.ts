import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const SOURCE = join(__dirname, '..');

/** Files that read tables of other modules in one statement, and why. They never write to them. */
const JOINS: Record<string, { tables: string[]; reason: string }> = {
  'stories/stories.repository.ts': {
    tables: ['favorites', 'narrations'],
    reason: 'a list page and a story are one statement each: the hottest reads, one connection when embedded',
  },
  'favorites/favorites.repository.ts': {
    tables: ['stories'],
    reason:
      'a filter by text looks in own notes or the theme of the story, and pages and counts what it finds',
  },
  'admin/admin.repository.ts': {
    tables: ['reports', 'stories', 'users'],
    reason: 'lists for the operator, across all users, run by hand',
  },
};

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])(testing|migrations)[\\/]/.test(file))
  .map((file) => ({
    name: file.split(sep).join('/'),
    module: file.split(sep)[0]!,
    code: withoutComments(readFileSync(join(SOURCE, file), 'utf8')),
  }));

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
}

/** Table → the module that holds its entity. */
const owners = new Map(
  files.flatMap(({ module, code }) =>
    [...code.matchAll(/@Entity\('(\w+)'\)/g)].map(([, table]) => [table!, module] as const),
  ),
);

/** The tables that the SQL of a file names. */
function tablesIn(code: string): string[] {
  const names = [...code.matchAll(/\b(?:from|join|into|update|table)\s+"?(\w+)/gi)];
  return [...new Set(names.map(([, name]) => name!.toLowerCase()).filter((name) => owners.has(name)))].sort();
}

/** File → the tables of other modules that its SQL names. */
function foreignTables(of: typeof files): Record<string, string[]> {
  const entries = of.map(
    ({ name, module, code }) =>
      [name, tablesIn(code).filter((table) => owners.get(table) !== module)] as const,
  );
  return Object.fromEntries(entries.filter(([, tables]) => tables.length > 0));
}

describe('SQL', () => {
  it('names the tables of its own module only, but for the listed joins', () => {
    expect(owners.size).toBeGreaterThan(8);
    const allowed = Object.fromEntries(Object.entries(JOINS).map(([file, { tables }]) => [file, tables]));
    expect(foreignTables(files)).toEqual(allowed);
  });

  it('of another module is found in any statement, and not in comments', () => {
    const found = (code: string) =>
      foreignTables([{ name: 'x', module: 'words', code: withoutComments(code) }]);
    expect(found("run('SELECT 1 FROM stories s JOIN users u ON true')")).toEqual({ x: ['stories', 'users'] });
    expect(found('run(`update favorites\n set x = 1`); run("delete from reports")')).toEqual({
      x: ['favorites', 'reports'],
    });
    expect(found('/** Taken from stories. */\n// from users\nrun("select 1 from unnest($1)")')).toEqual({});
  });
});
