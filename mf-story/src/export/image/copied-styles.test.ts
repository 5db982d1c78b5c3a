import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPIED_STYLES } from './copied-styles';

/** Properties whose parts do not begin with their name. */
const PART_OF: Record<string, string> = { gap: 'row-gap', 'border-radius': 'border-top-left-radius' };

/** Where the page waits to be drawn, not how it looks. */
const STAGE = /\.stage \{[^}]*\}/;

test('every property that the page’s style sheet sets reaches the picture', () => {
  const css = readFileSync(join(__dirname, '../page/export-page.module.css'), 'utf8').replace(STAGE, '');
  const set = new Set([...css.matchAll(/^\s+([a-z][a-z-]*):/gm)].map(([, property]) => property!));
  expect(set.size).toBeGreaterThan(30);
  const isCopied = (property: string) =>
    COPIED_STYLES.some((copied) => copied === property || copied.startsWith(`${property}-`));
  const lost = [...set].filter((property) => !isCopied(PART_OF[property] ?? property));
  expect(lost).toEqual([]);
});
