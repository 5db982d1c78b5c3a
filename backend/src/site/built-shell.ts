import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteRow } from './remote-for-path.js';

/** What the shell's build wrote. */
export interface BuiltShell {
  /** `index.html`, with the hash of each file that it loads. */
  template: string;
  /** The sha384 of every script and style sheet, by its address. */
  files: Readonly<Record<string, string>>;
  routes: readonly RouteRow[];
}

/** Reads the built shell. Rejects where it has not been built. */
export async function readBuiltShell(directory: string): Promise<BuiltShell> {
  const read = (name: string) => readFile(join(directory, name), 'utf8');
  const [html, routes, hashes] = await Promise.all([
    read('index.html'),
    read('routes.json'),
    read('integrity.json'),
  ]);
  const files = JSON.parse(hashes) as BuiltShell['files'];
  return { template: addIntegrity(html, files), files, routes: JSON.parse(routes) as RouteRow[] };
}

/** Adds the hashes to the elements of a page that load files of the shell. */
export function addIntegrity(html: string, files: BuiltShell['files']): string {
  return html.replace(/ (?:src|href)="(\/assets\/[^"]+)"/g, (attribute, address: string) =>
    files[address] === undefined ? attribute : `${attribute} integrity="${files[address]}"`,
  );
}
