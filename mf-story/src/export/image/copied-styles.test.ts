import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPIED_STYLES } from './copied-styles';

/** Shorthands whose longhands do not begin with their name. */
const LONGHAND_OF: Record<string, string> = { gap: 'row-gap', 'border-radius': 'border-top-left-radius' };

/** Positions the page off-screen; not part of its look. */
const STAGE = /\.stage \{[^}]*\}/;

test('copies every property that the page’s style sheet sets', () => {
  const css = readFileSync(join(__dirname, '../page/export-page.module.css'), 'utf8').replace(STAGE, '');
  const set = new Set([...css.matchAll(/^\s+([a-z][a-z-]*):/gm)].map(([, property]) => property!));
  expect(set.size).toBeGreaterThan(30);
  const isCopied = (property: string) =>
    COPIED_STYLES.some((copied) => copied === property || copied.startsWith(`${property}-`));
  const missing = [...set].filter((property) => !isCopied(LONGHAND_OF[property] ?? property));
  expect(missing).toEqual([]);
});
