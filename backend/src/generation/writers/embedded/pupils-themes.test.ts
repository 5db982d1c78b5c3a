import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES } from '@storysprout/contracts/rules';
import { parseTable } from '../../../language/parse-table.js';
import { loadLanguageData } from './load-language-data.js';
import { renderStory } from './render/render-story.js';
import { containsAnyWord, toSearchText } from './themes/word-index.js';
import type { LanguageData } from './data/language-data.js';

/**
 * 120 themes as children type them, written before the safe lexicon and without knowledge of it. `expect` has the English
 * words of which one must occur in the story, so that a child recognizes its theme.
 */
const THEMES = parseTable(
  readFileSync(join(__dirname, 'testing/pupils-themes.tsv'), 'utf8'),
  'pupils-themes.tsv',
  ['theme', 'language', 'kind', 'expect'],
).map((row) => ({ theme: row.get('theme'), kind: row.get('kind'), expected: row.get('expect').split('|') }));

let data: LanguageData;
beforeAll(() => {
  data = loadLanguageData();
});

/** Whether the theme occurs in the stories of every grade. */
function appears({ theme, expected }: (typeof THEMES)[number]): boolean {
  return GRADES.every((grade) => {
    const { lines } = renderStory(data, { theme, grade, seed: 'pupil', recent: new Set() });
    return containsAnyWord(toSearchText(lines.map(({ en }) => en).join(' ')), expected);
  });
}

describe('themes that pupils type', () => {
  it('occur in the story, at least 85 %', () => {
    const missing = THEMES.filter((theme) => !appears(theme));
    const shares = [...new Set(THEMES.map(({ kind }) => kind))].map((kind) => {
      const ofKind = THEMES.filter((theme) => theme.kind === kind);
      return `${kind} ${ofKind.filter((theme) => !missing.includes(theme)).length} of ${ofKind.length}`;
    });
    const found = THEMES.length - missing.length;
    process.stdout.write(`themes that appear: ${found} of ${THEMES.length} (${shares.join(', ')})\n`);
    expect(THEMES).toHaveLength(120);
    expect(found / THEMES.length).toBeGreaterThanOrEqual(0.85);
  });
});
