import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, countWords } from '@storysprout/contracts/rules';
import { gradedDictionary } from '../../../language/dictionary/dictionary.js';
import { bandOfGrade } from './bands.js';
import { loadLanguageData } from './data/load-language.js';
import { renderStory, toEmbeddedStory } from './render/render-story.js';
import {
  SAMPLED_SEEDS,
  findFaults,
  renderEverything,
  themeText,
  judgedStory,
  type Cell,
} from './testing/render-everything.js';
import { findStoryFaults } from './testing/story-faults.js';
import type { LanguageData, PlotLine } from './data/language-data.js';

/**
 * Looks at every suggested theme and pupils' own themes, at every grade with 200 seeds, as an editor would. A fault
 * names plot, grade, seed and sentence, so that it can be mended in the plot file. Its level is `every-level.test.ts`.
 */
const LEAST_DIFFERENT = 100;
const SHOWN = 20;

let data: LanguageData;
let cells: Cell[];
beforeAll(() => {
  data = loadLanguageData();
  cells = renderEverything(data);
}, 60_000);

describe('every story', () => {
  it('is of the theme that was asked for', () => {
    const faults = findFaults(cells, ({ plot }, { themeId }) =>
      plot.themeId === themeId || themeId === 'universal' ? [] : [`told by ${plot.id}`],
    );
    expect(faults).toEqual([]);
  });

  it('has a length inside the range of its grade', () => {
    const faults = findFaults(cells, (telling, { grade }) => {
      const words = countWords(
        toEmbeddedStory(telling)
          .sentences.map((sentence) => sentence.en)
          .join(' '),
      );
      return words < LENGTH_RANGES[grade].min || words > LENGTH_RANGES[grade].max ? [`${words} words`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is clean in both languages, its pronouns right, no sentence twice', () => {
    expect(findFaults(cells, (telling) => findStoryFaults(telling))).toEqual([]);
  });

  it('has six to ten keywords that stand in it, each with a meaning in the translation of its sentence', () => {
    const faults = findFaults(
      cells,
      (_telling, cell, seed) => {
        const { story, chosen } = judgedStory(data, cell, seed);
        const wrong = chosen.filter(({ word, meaning, examples: [own] }) => {
          const pair = story.sentences.find(({ en }) => en === own!.sentence);
          const inText = new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`).test(own!.sentence);
          const sense = meaning
            .split(/[；（]/)[0]!
            .replace(/[…]/g, '')
            .replace(/[的地]$/, '');
          return pair?.zh !== own!.translation || !inText || !pair.zh.includes(sense);
        });
        const unique = new Set(chosen.map((keyword) => keyword.word)).size;
        return [
          ...wrong.map(({ word, meaning }) => `keyword ${word} ${meaning}`),
          ...(unique === chosen.length ? [] : ['a keyword twice']),
          ...(chosen.length < 6 || chosen.length > 10 ? [`${chosen.length} keywords`] : []),
        ];
      },
      SAMPLED_SEEDS,
    );
    expect(faults).toEqual([]);
  });

  it('has mostly keywords that it uses twice or more', () => {
    const words = gradedDictionary();
    let [again, all] = [0, 0];
    for (const cell of cells) {
      for (const seed of SAMPLED_SEEDS) {
        const { chosen, sentences } = judgedStory(data, cell, seed);
        const heads = sentences
          .join(' ')
          .match(/[A-Za-z]+(?:['-][A-Za-z]+)*/g)!
          .flatMap((token) => [...new Set(words.findEntries(token).map(({ row }) => row.lemma))]);
        for (const { word } of chosen) {
          const head = new Set(words.findEntries(word).map(({ row }) => row.lemma));
          all += 1;
          if (heads.filter((other) => head.has(other)).length > 1) again += 1;
        }
      }
    }
    process.stdout.write(`keywords that come again in their story: ${((again / all) * 100).toFixed(1)} %\n`);
    expect(again / all).toBeGreaterThan(0.6);
  });

  it(`is one of at least ${LEAST_DIFFERENT} of its theme and grade that differ in more than names and things`, () => {
    const counts = cells.map(({ themeId, grade, stories: tellings }) => {
      const shapes = [...tellings.values()].map(({ plot, lines }) =>
        [plot.id, ...lines.map((line) => line.source.lineNumber)].join(' '),
      );
      return { cell: `${themeId} ${grade}`, different: new Set(shapes).size };
    });
    const least = counts.reduce((a, b) => (b.different < a.different ? b : a));
    process.stdout.write(
      `least different stories of 200: ${least.different} (${least.cell}), ${counts.length} cells\n`,
    );
    expect(counts.filter(({ different }) => different < LEAST_DIFFERENT)).toEqual([]);
  });

  it('comes from lines that are all told sooner or later', () => {
    const told = new Set<PlotLine>(
      cells.flatMap(({ stories: tellings }) =>
        [...tellings.values()].flatMap(({ lines }) => lines.map((line) => line.source)),
      ),
    );
    const silentLines = () =>
      data.plots
        .flatMap((plot) => plot.beats.flatMap((beat) => beat.variants.flat()).map((line) => ({ plot, line })))
        .filter(({ line }) => !told.has(line));
    // A line that only the longest tellings have room for may take more seeds than the rest.
    for (let seed = 0; seed < 2_000 && silentLines().length > 0; seed += 1) {
      for (const { plot } of silentLines()) {
        const grade = GRADES.findLast((candidate) => bandOfGrade(candidate) === plot.band)!;
        const theme = themeText(data, plot.themeId, seed);
        const { lines } = renderStory(data, { theme, grade, seed: `more ${seed}`, recent: new Set() });
        for (const line of lines) told.add(line.source);
      }
    }
    const silent = silentLines().map(({ plot, line }) => `${plot.file}:${line.lineNumber}: ${line.en}`);
    expect(silent).toEqual([]);
  });
});

describe('every plot', () => {
  it('is one of at least two for each theme and band', () => {
    const counts = new Map<string, number>();
    for (const { themeId, band } of data.plots)
      counts.set(`${themeId} ${band}`, (counts.get(`${themeId} ${band}`) ?? 0) + 1);
    expect(counts.size).toBe(new Set(cells.map(({ themeId }) => themeId)).size * 4);
    expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
  });

  it('gives nobody the name of a hero', () => {
    const names = new RegExp(`\\b(${data.people.map((person) => person.en).join('|')})\\b`);
    const lines = data.plots.flatMap((plot) =>
      plot.beats.flatMap((beat) => beat.variants.flat()).map((line) => ({ plot, line })),
    );
    expect(
      lines
        .filter(({ line }) => names.test(line.en))
        .map(({ plot, line }) => `${plot.file}:${line.lineNumber}`)
        .slice(0, SHOWN),
    ).toEqual([]);
  });
});
