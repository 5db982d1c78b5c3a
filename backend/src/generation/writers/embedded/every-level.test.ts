import { beforeAll, describe, expect, it } from '@jest/globals';
import { LENGTH_RANGES, type Grade } from '@storysprout/contracts/rules';
import { judgeLevel, type LevelVerdict } from '../../level/judge-level.js';
import { loadLanguageData } from './load-language-data.js';
import {
  SAMPLED_SEEDS,
  findFaults,
  renderEverything,
  judgedStory,
  type Cell,
} from './testing/render-everything.js';
import type { LanguageData } from './data/language-data.js';

/** Judges the level of the stories that `every-story.test.ts` checks. */
let data: LanguageData;
let cells: Cell[];
/** The verdicts at the stories' own grades, by cell and seed. */
let ownVerdicts: Map<Cell, Map<number, LevelVerdict>>;
beforeAll(() => {
  data = loadLanguageData();
  cells = renderEverything(data, SAMPLED_SEEDS);
  ownVerdicts = new Map(
    cells.map((cell) => [cell, new Map(SAMPLED_SEEDS.map((seed) => [seed, judge(cell, seed, cell.grade)]))]),
  );
}, 120_000);

/** A story of another length is refused for that alone (`judge-level.test.ts`); only the others need judging. */
const hasLengthOf = (cell: Cell, seed: number, grade: Grade) => {
  const { wordCount } = judgedStory(data, cell, seed).story;
  return wordCount >= LENGTH_RANGES[grade].min && wordCount <= LENGTH_RANGES[grade].max;
};
const judge = (cell: Cell, seed: number, grade: Grade) => judgeLevel(judgedStory(data, cell, seed), grade);
const verdicts = () => [...ownVerdicts.values()].flatMap((ofCell) => [...ofCell.values()]);

describe('every story', () => {
  it('uses only words of the graded list and the theme vocabulary', () => {
    const faults = findFaults(
      cells,
      (_story, cell, seed) =>
        ownVerdicts
          .get(cell)!
          .get(seed)!
          .level.offList.map((word) => `${word} is beyond the list`),
      SAMPLED_SEEDS,
    );
    expect(faults).toEqual([]);
  });

  it('has a coverage of 98 % in 99 of 100 stories, of 95 % always', () => {
    const coverages = verdicts()
      .map(({ level }) => level.coverage)
      .sort((a, b) => a - b);
    expect(coverages[0]).toBeGreaterThanOrEqual(0.95);
    expect(coverages[Math.floor(coverages.length / 100)]).toBeGreaterThanOrEqual(0.98);
  });

  it('is accepted at its own grade, 99 of 100 in each', () => {
    const shares = new Map<Grade, { passed: number; all: number }>();
    for (const [{ grade }, ofCell] of ownVerdicts) {
      const share = shares.get(grade) ?? { passed: 0, all: 0 };
      share.passed += [...ofCell.values()].filter(({ fits }) => fits).length;
      share.all += ofCell.size;
      shares.set(grade, share);
    }
    const low = [...shares].filter(([, { passed, all }]) => passed / all < 0.99);
    const why = new Map<string, number>();
    for (const reason of verdicts().flatMap(({ reasons }) => reasons.slice(0, 1))) {
      const kind = reason.replace(/[\d.]+/g, '#').slice(0, 60);
      why.set(kind, (why.get(kind) ?? 0) + 1);
    }
    const text = [...shares].map(
      ([grade, { passed, all }]) => `${grade}: ${((passed / all) * 100).toFixed(1)} %`,
    );
    process.stdout.write(`accepted at their own grade: ${text.join(', ')}\n`);
    expect([low, low.length > 0 ? [...why] : []]).toEqual([[], []]);
  });

  it.each([
    [[3, 4, 5] as const, [1, 2] as const],
    [[6, 7, 8, 9] as const, [1, 2, 3, 4, 5] as const],
  ])(
    'of grades %j is rejected at grades %j',
    (from, to) => {
      const accepted = cells
        .filter(({ grade }) => from.some((one) => one === grade))
        .flatMap((cell) =>
          to.flatMap((grade) =>
            SAMPLED_SEEDS.flatMap((seed) =>
              hasLengthOf(cell, seed, grade) && judge(cell, seed, grade).fits
                ? [`${cell.themeId} ${cell.grade} seed ${seed} at grade ${grade}`]
                : [],
            ),
          ),
        );
      expect(accepted).toEqual([]);
    },
    120_000,
  );
});
