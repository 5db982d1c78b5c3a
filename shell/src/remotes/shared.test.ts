/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const offeredSource = readFileSync(join(__dirname, 'shared.ts'), 'utf8');

function offered(objectName: string): Set<string> {
  const body = new RegExp(`const ${objectName} = \\{([^}]*)\\}`).exec(offeredSource)?.[1] ?? '';
  return new Set(
    body
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

/** Value imports of a package in the production sources of the remotes and of shared-ui. */
function imported(packageName: string): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const files = [...remotes, 'packages/remote-kit', 'shared-ui'].flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|standalone|testing/.test(name))
      .map((name) => join(root, folder, 'src', name)),
  );
  const statement = new RegExp(`import (?!type)\\{([^}]*)\\} from '${packageName}'`, 'g');
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, names]) =>
      names!
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')),
    ),
  );
}

describe.each([
  ['react-router-dom', 'router'],
  ['@tanstack/react-query', 'reactQuery'],
])('the exports that the shell shares of %s', (packageName, objectName) => {
  it('include every name that a remote imports, which would be undefined otherwise', () => {
    const names = offered(objectName);
    expect(names.size).toBeGreaterThan(0);
    expect(imported(packageName).filter((name) => !names.has(name))).toEqual([]);
  });
});
