import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, THEMES, type Grade } from '@storysprout/contracts/rules';
import { bandOfGrade } from './data/bands.js';
import { bindSlots } from './render/bind-slots.js';
import { reachableLengths } from './render/fit-length.js';
import { loadLanguageData } from './load-language-data.js';
import { createRandom } from '../../seeded-random.js';
import { resolveTheme } from './themes/resolve-theme.js';
import { renderStory } from './render/render-story.js';
import { renderLine } from './render/render-line.js';
import { beatChoices } from './render/render-plot.js';
import type { Bindings } from './render/rendered-story.js';
import { isThorough } from '../../../testing/thorough.js';
import { entriesForSlot, type LanguageData, type Plot } from './data/language-data.js';

/** Checks the authored data as a whole; `every-story.test.ts` checks single stories. */
let data: LanguageData;

beforeAll(() => {
  data = loadLanguageData();
});

/** Bindings of a plot by seed. */
function bindingsOf(plot: Plot, seed: number): Bindings {
  const short = data.topics.filter(({ en }) => en.split(' ').length < 3);
  const topic = short[(seed * 53) % short.length]!;
  return bindSlots(plot, data, {
    random: createRandom(`${plot.id} ${seed}`),
    topic,
    preferredEntries: new Set(),
    preferredRelatives: new Set(),
  });
}

/** The share, 0 to 1, of a grade's lengths that a plot can have with the bindings of a seed. */
function reachableShare(plot: Plot, grade: Grade, seed: number): number {
  const range = LENGTH_RANGES[grade];
  return (
    reachableLengths(beatChoices(plot, bindingsOf(plot, seed)), range).length / (range.max - range.min + 1)
  );
}

describe('the authored data', () => {
  it('has at least 128 plots, every line of which renders with every possible entry', () => {
    for (const plot of data.plots) {
      const bindings = bindingsOf(plot, 0);
      const lines = plot.beats.flatMap((beat) => beat.variants.flat());
      for (const rule of plot.slots) {
        for (const entry of entriesForSlot(rule, data)) {
          const entries = new Map(bindings.entries).set(rule.slot, entry);
          for (const line of lines) expect(renderLine(line, { ...bindings, entries }).en).not.toBe('');
        }
      }
    }
    expect(data.plots.length).toBeGreaterThanOrEqual(128);
  });

  it('has plots that reach at least 70 % of the lengths of each grade, whatever the bindings', () => {
    const narrow = data.plots.flatMap((plot) =>
      GRADES.filter((grade) => bandOfGrade(grade) === plot.band).flatMap((grade) => {
        const least = Math.min(
          ...Array.from({ length: isThorough ? 30 : 6 }, (_, seed) => reachableShare(plot, grade, seed)),
        );
        return least < 0.7 ? [`${plot.file} grade ${grade}: ${Math.round(least * 100)} %`] : [];
      }),
    );
    expect(narrow).toEqual([]);
  });

  it('renders stories about the longest nouns of the safe lexicon', () => {
    const longest = data.topics
      .toSorted((a, b) => b.en.split(' ').length - a.en.split(' ').length)
      .slice(0, 40);
    for (const { zh } of longest) {
      for (const grade of [1, 3, 5, 7] as const) {
        expect(
          renderStory(data, { theme: zh, grade, seed: 'long', recent: new Set() }).lines.length,
        ).toBeGreaterThan(3);
      }
    }
  });

  it('has names of one capitalized word, without duplicates', () => {
    const names = data.people.map((person) => person.en);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
  });

  it.each(THEMES)('resolves the suggested theme $en in both languages', ({ id, en, zh }) => {
    for (const theme of [id, en, zh]) {
      expect(resolveTheme(data, theme)).toMatchObject({ kind: 'plot', themeId: id });
    }
  });

  it('repeats none of the last fifty stories, even when seeds repeat', () => {
    const repeated: string[] = [];
    for (const theme of [...new Set(data.plots.map((plot) => plot.themeId)), 'dinosaurs']) {
      for (const grade of isThorough ? GRADES : ([1, 9] as const)) {
        const fingerprints: string[] = [];
        for (let n = 0; n < 60; n += 1) {
          const recent = new Set(fingerprints.slice(-50));
          const { fingerprint } = renderStory(data, { theme, grade, seed: `${n % 5}`, recent });
          if (recent.has(fingerprint)) repeated.push(`${theme} ${grade} ${n}`);
          fingerprints.push(fingerprint);
        }
      }
    }
    expect(repeated).toEqual([]);
  });
});
