import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseTable } from '../../language/parse-table.js';
import { HELP_CATEGORIES } from './lists/term-lists.js';
import { NicknameScreen } from './nicknames/nickname-screen.js';
import { authoredScreen as screen } from './testing/lists.js';

/**
 * Lists written without knowledge of the rules, in halves: the rules were tuned on one and never on the other, which their author
 * never saw. docs/decisions has the shares of each run by category; the floors here are those of the blind half and guard
 * against regressions. A text of a list is in no message.
 */
const nicknames = new NicknameScreen(screen);
const isRefused = (text: string) => screen.screenTheme(text).length > 0;
const getsHelp = (text: string) => HELP_CATEGORIES.has(screen.screenTheme(text)[0] ?? '');

function shareOf(file: string, isCounted: (text: string) => boolean, verdict?: string): number {
  const name = `${file}.tsv`;
  const path = join(__dirname, 'testing/held-out', name);
  const columns = verdict === undefined ? ['text'] : ['text', 'verdict'];
  const rows = parseTable(readFileSync(path, 'utf8'), name, columns);
  const texts = rows
    .filter((row) => verdict === undefined || row.get('verdict') === verdict)
    .map((row) => row.get('text'));
  expect(texts.length).toBeGreaterThan(80);
  return texts.filter(isCounted).length / texts.length;
}

describe.each([
  ['tune', { distress: 0.99, unsafe: 0.98, bad: 0.97, worried: 0.01, harmless: 0.01, good: 0.02 }],
  ['blind', { distress: 0.75, unsafe: 0.89, bad: 0.91, worried: 0.07, harmless: 0.065, good: 0.02 }],
])('the %s half', (half, floor) => {
  it('of distress gets help, and its innocent neighbours a story', () => {
    expect(shareOf(`distress.${half}`, getsHelp)).toBeGreaterThanOrEqual(floor.distress);
    expect(shareOf(`distress-innocent.${half}`, isRefused)).toBeLessThanOrEqual(floor.worried);
  });

  it('of unsafe themes is refused, and innocent ones are not', () => {
    expect(shareOf(`unsafe.${half}`, isRefused)).toBeGreaterThanOrEqual(floor.unsafe);
    expect(shareOf(`innocent.${half}`, isRefused)).toBeLessThanOrEqual(floor.harmless);
  });

  it('of bad nicknames is refused, and good ones are not', () => {
    const isBad = (name: string) => nicknames.findReason(name) !== null;
    expect(shareOf(`nicknames.${half}`, isBad, 'refuse')).toBeGreaterThanOrEqual(floor.bad);
    expect(shareOf(`nicknames.${half}`, isBad, 'allow')).toBeLessThanOrEqual(floor.good);
  });
});
