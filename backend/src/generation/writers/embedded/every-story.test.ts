import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, countWords } from '@storysprout/contracts/rules';
import { gradedDictionary } from '../../../language/dictionary/dictionary.js';
import { bandOfGrade } from './data/bands.js';
import { loadLanguageData } from './load-language-data.js';
import { renderStory } from './render/render-story.js';
import { toEmbeddedStory } from './render/rendered-story.js';
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
 * Checks every suggested theme and pupils' own themes at every grade with 200 seeds, as an editor would. A fault has plot,
 * grade, seed and sentence, so that it can be corrected in the plot file. `every-level.test.ts` checks the level.
 */
const MIN_DIFFERENT = 100;
const MAX_REPORTED = 20;

let data: LanguageData;
let cells: Cell[];
beforeAll(() => {
  data = loadLanguageData();
  cells = renderEverything(data);
}, 60_000);

describe('every story', () => {
  it('has a plot of the requested theme', () => {
    const faults = findFaults(cells, ({ plot }, { themeId }) =>
      plot.themeId === themeId || themeId === 'universal' ? [] : [`rendered from ${plot.id}`],
    );
    expect(faults).toEqual([]);
  });

  it('has a length in the range of its grade', () => {
    const faults = findFaults(cells, (story, { grade }) => {
      const words = countWords(
        toEmbeddedStory(story)
          .sentences.map((sentence) => sentence.en)
          .join(' '),
      );
      return words < LENGTH_RANGES[grade].min || words > LENGTH_RANGES[grade].max ? [`${words} words`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is clean in both languages, with correct pronouns and no repeated sentence', () => {
    expect(findFaults(cells, findStoryFaults)).toEqual([]);
  });

  it('has six to ten keywords that occur in it, each with a sense in the translation of its sentence', () => {
    const faults = findFaults(
      cells,
      (_story, cell, seed) => {
        const { story, chosen } = judgedStory(data, cell, seed);
        const wrong = chosen.filter(({ word, meaning, examples: [example] }) => {
          const pair = story.sentences.find(({ en }) => en === example!.sentence);
          const inText = new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`).test(example!.sentence);
          const sense = meaning
            .split(/[；（]/)[0]!
            .replace(/[…]/g, '')
            .replace(/[的地]$/, '');
          return pair?.zh !== example!.translation || !inText || !pair.zh.includes(sense);
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

  it('has mostly keywords that it repeats', () => {
    const words = gradedDictionary();
    let [repeated, all] = [0, 0];
    for (const cell of cells) {
      for (const seed of SAMPLED_SEEDS) {
        const { chosen, sentences } = judgedStory(data, cell, seed);
        const lemmas = sentences
          .join(' ')
          .match(/[A-Za-z]+(?:['-][A-Za-z]+)*/g)!
          .flatMap((token) => [...new Set(words.findEntries(token).map(({ row }) => row.lemma))]);
        for (const { word } of chosen) {
          const lemma = new Set(words.findEntries(word).map(({ row }) => row.lemma));
          all += 1;
          if (lemmas.filter((other) => lemma.has(other)).length > 1) repeated += 1;
        }
      }
    }
    process.stdout.write(`keywords that their story repeats: ${((repeated / all) * 100).toFixed(1)} %\n`);
    expect(repeated / all).toBeGreaterThan(0.6);
  });

  it(`is one of at least ${MIN_DIFFERENT} of its theme and grade that differ in their lines`, () => {
    const counts = cells.map(({ themeId, grade, stories }) => {
      const shapes = [...stories.values()].map(({ plot, lines }) =>
        [plot.id, ...lines.map((line) => line.source.lineNumber)].join(' '),
      );
      return { cell: `${themeId} ${grade}`, different: new Set(shapes).size };
    });
    const least = counts.reduce((a, b) => (b.different < a.different ? b : a));
    process.stdout.write(
      `least different stories of 200: ${least.different} (${least.cell}), ${counts.length} cells\n`,
    );
    expect(counts.filter(({ different }) => different < MIN_DIFFERENT)).toEqual([]);
  });

  it('comes from lines that are all rendered for some seed', () => {
    const renderedLines = new Set<PlotLine>(
      cells.flatMap(({ stories }) =>
        [...stories.values()].flatMap(({ lines }) => lines.map((line) => line.source)),
      ),
    );
    const unusedLines = () =>
      data.plots
        .flatMap((plot) => plot.beats.flatMap((beat) => beat.variants.flat()).map((line) => ({ plot, line })))
        .filter(({ line }) => !renderedLines.has(line));
    // A line that only the longest stories have room for may need more seeds than the rest.
    for (let seed = 0; seed < 2_000 && unusedLines().length > 0; seed += 1) {
      for (const { plot } of unusedLines()) {
        const grade = GRADES.findLast((candidate) => bandOfGrade(candidate) === plot.band)!;
        const theme = themeText(data, plot.themeId, seed);
        const { lines } = renderStory(data, { theme, grade, seed: `more ${seed}`, recent: new Set() });
        for (const line of lines) renderedLines.add(line.source);
      }
    }
    const unused = unusedLines().map(({ plot, line }) => `${plot.file}:${line.lineNumber}: ${line.en}`);
    expect(unused).toEqual([]);
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

  it('has no character with the name of a hero', () => {
    const names = new RegExp(`\\b(${data.people.map((person) => person.en).join('|')})\\b`);
    const lines = data.plots.flatMap((plot) =>
      plot.beats.flatMap((beat) => beat.variants.flat()).map((line) => ({ plot, line })),
    );
    expect(
      lines
        .filter(({ line }) => names.test(line.en))
        .map(({ plot, line }) => `${plot.file}:${line.lineNumber}`)
        .slice(0, MAX_REPORTED),
    ).toEqual([]);
  });
});
