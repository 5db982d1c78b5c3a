import { beforeAll, describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, THEMES, countWords, type Grade } from '@storysprout/contracts/rules';
import { chooseKeywords } from '../../keywords/choose-keywords.js';
import { gradedWords } from '../../../language/graded-words.js';
import { faultsOf } from './testing/story-faults.js';
import { tell, toStory, type Telling } from './story-engine.js';
import { loadLanguage } from './load-language.js';
import type { LanguageData, PlotLine } from './types.js';

/**
 * Tells the 15 suggested themes and themes of pupils' own at every grade with 200 seeds, and looks at each story as an
 * editor would. A fault names theme, grade, seed and sentence, so that it can be mended in the plot file.
 */
const SEEDS = 200;
const LEAST_DIFFERENT = 60;
const SHOWN = 20;

interface Cell {
  readonly themeId: string;
  readonly grade: Grade;
  readonly tellings: readonly Telling[];
}

let data: LanguageData;
let cells: Cell[];

/** A suggested theme as it stands on its chip; for `universal` a topic that changes with the seed. */
function themeText(themeId: string, seed: number): string {
  const suggested = THEMES.find((theme) => theme.id === themeId);
  if (suggested) return seed % 2 === 0 ? suggested.zh : suggested.en;
  const safe = data.topics.filter((topic) => topic.source === 'safe');
  const topic = safe[seed % safe.length];
  return topic?.matchEn[0] ?? topic?.matchZh[0] ?? 'nothing in particular';
}

/** Looks at every telling; says each fault once, with the first place where it was seen. */
function forEveryTelling(look: (telling: Telling, cell: Cell, seed: number) => readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const cell of cells) {
    cell.tellings.forEach((telling, seed) => {
      for (const fault of look(telling, cell, seed)) {
        if (!first.has(fault)) first.set(fault, `${telling.plot.id} grade ${cell.grade} seed ${seed}`);
      }
    });
  }
  return [...first].slice(0, SHOWN).map(([fault, where]) => `${where}: ${fault}`);
}

beforeAll(() => {
  data = loadLanguage();
  // The suggested themes, with plots of their own or by the universal ones, and themes that pupils type themselves.
  const themeIds = [...THEMES.map((theme) => theme.id), 'universal'];
  cells = themeIds.flatMap((themeId) =>
    GRADES.map((grade): Cell => ({
      themeId,
      grade,
      tellings: Array.from({ length: SEEDS }, (_, seed) =>
        tell(data, { theme: themeText(themeId, seed), grade, seed: `${seed}`, recent: new Set() }),
      ),
    })),
  );
}, 60_000);

describe('every story', () => {
  it('has a length inside the range of its grade', () => {
    const faults = forEveryTelling((telling, { grade }) => {
      const words = countWords(
        toStory(telling)
          .sentences.map((sentence) => sentence.en)
          .join(' '),
      );
      return words < LENGTH_RANGES[grade].min || words > LENGTH_RANGES[grade].max ? [`${words} words`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is clean in both languages, its pronouns right, no sentence twice', () => {
    expect(forEveryTelling((telling) => faultsOf(telling))).toEqual([]);
  });

  it('has six to ten keywords that stand in it, each with a sentence of the story as its first example', () => {
    const words = gradedWords();
    const faults = forEveryTelling((telling, { grade }, seed) => {
      const { sentences } = toStory(telling);
      const text = sentences.map((sentence) => sentence.en.toLowerCase()).join(' ');
      const inText = new Set(text.match(/[a-z]+(?:['-][a-z]+)*/g));
      const keywords = chooseKeywords(sentences, grade, `${seed}`, words);
      const own = keywords.filter(({ word, examples }) => {
        const pair = sentences.find((sentence) => sentence.en === examples[0]?.sentence);
        return pair?.zh === examples[0]?.translation && inText.has(word.toLowerCase());
      });
      const unique = new Set(keywords.map((keyword) => keyword.word)).size;
      if (own.length < keywords.length || unique < keywords.length)
        return [`bad keywords ${JSON.stringify(keywords)}`];
      return keywords.length < 6 || keywords.length > 10 ? [`${keywords.length} keywords`] : [];
    });
    expect(faults).toEqual([]);
  });

  it(`is one of at least ${LEAST_DIFFERENT} of its theme and grade that differ in more than names and things`, () => {
    const counts = cells.map(({ themeId, grade, tellings }) => {
      const shapes = tellings.map(({ plot, lines }) =>
        [plot.id, ...lines.map((line) => line.source.lineNumber)].join(' '),
      );
      return { cell: `${themeId} ${grade}`, different: new Set(shapes).size };
    });
    const least = counts.reduce((a, b) => (b.different < a.different ? b : a));
    process.stdout.write(
      `least different stories of ${SEEDS}: ${least.different} (${least.cell}), ${counts.length} cells\n`,
    );
    expect(counts.filter(({ different }) => different < LEAST_DIFFERENT)).toEqual([]);
  });

  it('comes from lines that are all told sooner or later', () => {
    const told = new Set<PlotLine>(
      cells.flatMap((cell) => cell.tellings.flatMap(({ lines }) => lines.map((line) => line.source))),
    );
    const silent = data.plots
      .filter((plot) => cells.some((cell) => cell.themeId === plot.themeId))
      .flatMap((plot) => plot.beats.flatMap((beat) => beat.variants.flat()).map((line) => ({ plot, line })))
      .filter(({ line }) => !told.has(line))
      .map(({ plot, line }) => `${plot.file}:${line.lineNumber}: ${line.en}`);
    expect(silent).toEqual([]);
  });
});

describe('every plot', () => {
  const longest = { a: 12, b: 18, c: 24, d: 30 } as const;

  it('keeps its sentences short enough for its band', () => {
    const long = cells.flatMap((cell) =>
      cell.tellings.flatMap(({ plot, lines }) =>
        lines
          .flatMap((line) => line.en.split(/(?<=[.!?]"?) (?=["A-Z])/).map((sentence) => ({ sentence, line })))
          .filter(({ sentence }) => countWords(sentence) > longest[plot.band])
          .map(({ sentence, line }) => `${plot.file}:${line.source.lineNumber}: ${sentence}`),
      ),
    );
    expect([...new Set(long)].slice(0, SHOWN)).toEqual([]);
  });

  it('gives nobody the name of a hero', () => {
    const names = new RegExp(`\\b(${data.people.map((person) => person.en).join('|')})\\b`);
    const lines = data.plots.flatMap((plot) =>
      plot.beats.flatMap((beat) => beat.variants.flat()).map((line) => ({ plot, line })),
    );
    expect(
      lines
        .filter(({ line }) => names.test(line.en))
        .map(({ plot, line }) => `${plot.file}:${line.lineNumber}`),
    ).toEqual([]);
  });

  it('is told within 20 ms', () => {
    const times = cells.flatMap(({ themeId, grade }) =>
      Array.from({ length: 10 }, (_, seed) => {
        const start = performance.now();
        tell(data, { theme: themeText(themeId, seed), grade, seed: `time ${seed}`, recent: new Set() });
        return performance.now() - start;
      }),
    );
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)]!;
    process.stdout.write(
      `a story takes ${at(0.5).toFixed(2)} ms (median), ${at(0.99).toFixed(2)} ms (p99) of ${times.length}\n`,
    );
    expect(at(0.99)).toBeLessThanOrEqual(20);
  });
});
