import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, THEMES } from '@storysprout/contracts/rules';
import { bandOfGrade } from './bands.js';
import { bindSlots } from './bind-slots.js';
import { reachableLengths } from './fit-length.js';
import { loadLanguage } from './load-language.js';
import { createRandom } from './random.js';
import { resolveTheme } from './resolve-theme.js';
import { tell } from './story-engine.js';
import { choicesOfPlot } from './tell-plot.js';
import type { LanguageData, Plot } from './types.js';

/** The authored data as a whole; single stories are looked at in `every-story.test.ts`. */
let data: LanguageData;

beforeAll(() => {
  data = loadLanguage();
});

/** Lengths of a plot's grades that it cannot have with the things and people of a seed. */
function missingLengths(plot: Plot, seed: number): number[] {
  const topic = data.topics[seed % data.topics.length] ?? null;
  const bindings = bindSlots(plot, data, {
    random: createRandom(`${plot.id} ${seed}`),
    topic,
    isWanted: () => false,
  });
  const reachable = new Set(reachableLengths(choicesOfPlot(plot, bindings)));
  const ranges = GRADES.filter((grade) => bandOfGrade(grade) === plot.band).map(
    (grade) => LENGTH_RANGES[grade],
  );
  const lowest = Math.min(...ranges.map((range) => range.min));
  const highest = Math.max(...ranges.map((range) => range.max));
  return Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n).filter(
    (length) => !reachable.has(length),
  );
}

describe('the authored data', () => {
  it('is read in time', () => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      loadLanguage();
      return performance.now() - start;
    }).sort((a, b) => a - b);
    process.stdout.write(`reading ${data.plots.length} plots takes ${times[2]!.toFixed(0)} ms\n`);
    expect(times[2]).toBeLessThanOrEqual(150);
  });

  it('lets every plot have every length of its grades', () => {
    const gaps = data.plots
      .filter((plot) => plot.themeId !== 'universal' || data.topics.length > 0)
      .flatMap((plot) => {
        const missing = Array.from({ length: 30 }, (_, seed) => missingLengths(plot, seed)).flat();
        return missing.length > 0
          ? [`${plot.file}: ${[...new Set(missing)].sort((a, b) => a - b).join(' ')}`]
          : [];
      });
    expect(gaps).toEqual([]);
  });

  it('has names that no verb or noun of a story could be taken for, and no one twice', () => {
    const names = data.people.map((person) => person.en);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
  });

  it.each(THEMES)('leads the suggested theme $en to its own stories, in both languages', ({ id, en, zh }) => {
    for (const theme of [id, en, zh]) {
      for (const grade of GRADES) {
        const match = resolveTheme(data, theme, bandOfGrade(grade));
        expect(match).toMatchObject({ themeId: id });
      }
    }
  });

  it('never tells a pupil one of the last fifty stories, whatever the seed', () => {
    const repeated: string[] = [];
    for (const theme of [...new Set(data.plots.map((plot) => plot.themeId)), 'dinosaurs']) {
      for (const grade of GRADES) {
        const told: string[] = [];
        for (let n = 0; n < 60; n += 1) {
          const recent = new Set(told.slice(-50));
          const { fingerprint } = tell(data, { theme, grade, seed: 'always the same', recent });
          if (recent.has(fingerprint)) repeated.push(`${theme} ${grade} ${n}`);
          told.push(fingerprint);
        }
      }
    }
    expect(repeated).toEqual([]);
  });
});
