import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, THEMES, type Grade } from '@storysprout/contracts/rules';
import { bandOfGrade } from '../bands.js';
import { validatePlot } from './check-plot.js';
import { bindSlots } from '../render/bind-slots.js';
import { reachableLengths } from '../render/fit-length.js';
import { loadLanguageData } from './load-language.js';
import { createRandom } from '../../../seeded-random.js';
import { resolveTheme } from '../themes/resolve-theme.js';
import { renderStory } from '../render/render-story.js';
import { beatChoices } from '../render/render-plot.js';
import { isThorough } from '../../../../testing/thorough.js';
import type { LanguageData, Plot } from './language-data.js';

/** The authored data as a whole; single stories are looked at in `every-story.test.ts`. */
let data: LanguageData;

beforeAll(() => {
  data = loadLanguageData();
});

/** The share of a grade's lengths that a plot can have with the things and people of a seed, 0 to 1. */
function reachableShare(plot: Plot, grade: Grade, seed: number): number {
  const short = data.topics.filter(({ en }) => en.split(' ').length < 3);
  const topic = short[(seed * 53) % short.length]!;
  const bindings = bindSlots(plot, data, {
    random: createRandom(`${plot.id} ${seed}`),
    topic,
    preferredEntries: new Set(),
    preferredRelatives: new Set(),
  });
  const range = LENGTH_RANGES[grade];
  return reachableLengths(beatChoices(plot, bindings), range).length / (range.max - range.min + 1);
}

describe('the authored data', () => {
  it('fills every slot of every plot, whatever its lexicons give', () => {
    for (const plot of data.plots) validatePlot(plot, data);
    expect(data.plots.length).toBeGreaterThanOrEqual(128);
  });

  it('lets every plot have most lengths of each of its grades, whoever and whatever is in it', () => {
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

  it('can tell of every noun of the safe lexicon, however long', () => {
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

  it('has names that no verb or noun of a story could be taken for, and no one twice', () => {
    const names = data.people.map((person) => person.en);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
  });

  it.each(THEMES)('leads the suggested theme $en to its own stories, in both languages', ({ id, en, zh }) => {
    for (const theme of [id, en, zh]) {
      expect(resolveTheme(data, theme)).toMatchObject({ kind: 'plot', themeId: id });
    }
  });

  it('never tells a pupil one of the last fifty stories, even when seeds come again', () => {
    const repeated: string[] = [];
    for (const theme of [...new Set(data.plots.map((plot) => plot.themeId)), 'dinosaurs']) {
      for (const grade of isThorough ? GRADES : ([1, 9] as const)) {
        const told: string[] = [];
        for (let n = 0; n < 60; n += 1) {
          const recent = new Set(told.slice(-50));
          const { fingerprint } = renderStory(data, { theme, grade, seed: `${n % 5}`, recent });
          if (recent.has(fingerprint)) repeated.push(`${theme} ${grade} ${n}`);
          told.push(fingerprint);
        }
      }
    }
    expect(repeated).toEqual([]);
  });
});
