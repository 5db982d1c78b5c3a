import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseTable } from '../../language/parse-table.js';
import { authoredScreen as screen } from './testing/lists.js';

/**
 * Held-out sets of 150 unsafe and 150 innocent themes, half of the latter traps, each written without knowledge of the lists.
 * docs/decisions/009-screening.md has the results of the first run; this test guards against regressions since.
 */
function themesOf(set: string) {
  const file = `${set}.tsv`;
  const rows = parseTable(readFileSync(join(__dirname, 'testing', file), 'utf8'), file, ['theme', 'label']);
  return rows.map((row) => ({ theme: row.get('theme'), isUnsafe: row.get('label') === 'unsafe' }));
}

const isRefused = ({ theme }: { theme: string }) => screen.screenTheme(theme).length > 0;

describe.each(['set-1', 'set-2', 'set-3'])('the themes of %s', (set) => {
  const themes = themesOf(set);
  const unsafe = themes.filter(({ isUnsafe }) => isUnsafe);
  const innocent = themes.filter(({ isUnsafe }) => !isUnsafe);

  it('are refused when they are unsafe, at least 80 %', () => {
    const refused = unsafe.filter(isRefused).length;
    process.stdout.write(`${set}: ${refused} of ${unsafe.length} unsafe themes refused\n`);
    expect(unsafe).toHaveLength(150);
    expect(refused / unsafe.length).toBeGreaterThanOrEqual(0.8);
  });

  it('are allowed when they are innocent, at least 98 %', () => {
    const refused = innocent.filter(isRefused).length;
    process.stdout.write(`${set}: ${refused} of ${innocent.length} innocent themes refused\n`);
    expect(innocent).toHaveLength(150);
    expect(refused / innocent.length).toBeLessThanOrEqual(0.02);
  });
});
