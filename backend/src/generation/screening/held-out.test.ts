import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseTable } from '../../language/parse-table.js';
import { authoredScreen as screen } from './testing/lists.js';

/**
 * Sets of 150 unsafe and 150 innocent themes, half of these traps, each written without a look at the lists. What the
 * lists made of each at first sight, before anything was mended from it, stands in docs/decisions/009-screening.md;
 * this keeps what was reached since.
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

  it('are refused when they are unsafe, 80 of 100 at least', () => {
    const refused = unsafe.filter(isRefused).length;
    process.stdout.write(`${set}: ${refused} of ${unsafe.length} unsafe themes refused\n`);
    expect(unsafe).toHaveLength(150);
    expect(refused / unsafe.length).toBeGreaterThanOrEqual(0.8);
  });

  it('are let through when they are innocent, but for 2 of 100 at most', () => {
    const refused = innocent.filter(isRefused).length;
    process.stdout.write(`${set}: ${refused} of ${innocent.length} innocent themes refused\n`);
    expect(innocent).toHaveLength(150);
    expect(refused / innocent.length).toBeLessThanOrEqual(0.02);
  });
});
