import { describe, expect, it } from '@jest/globals';
import { GRADES, LENGTH_RANGES, countWords, type Grade } from '@storysprout/contracts/rules';
import { isThorough } from '../../../testing/thorough.js';
import { createRandom } from '../../seeded-random.js';
import { bandOfGrade } from './data/bands.js';
import { canBeAbout, type LadderPlot } from './ladders/ladder.js';
import { ladderPlotsFor, tellPlot } from './ladders/ladder-plots.js';
import type { Noun } from './ladders/noun.js';
import { loadLanguageData } from './load-language-data.js';
import { bindSlots } from './render/bind-slots.js';
import { renderPlot } from './render/render-plot.js';
import type { RenderedStory } from './render/rendered-story.js';

/** Checks every ladder with the nouns it can be about: all in `npm run verify`, otherwise two of each. */
const data = loadLanguageData();
const NOUNS_A_LADDER = isThorough ? Infinity : 2;

interface Told {
  readonly name: string;
  readonly grade: Grade;
  readonly noun: Noun | null;
  readonly lines: RenderedStory['lines'] | null;
}

function tellEverywhere(plot: LadderPlot): Told[] {
  const nouns: (Noun | null)[] = plot.noun
    ? data.ladders.nouns.filter((noun) => canBeAbout(plot, noun))
    : [null];
  const step = Math.max(1, Math.floor(nouns.length / NOUNS_A_LADDER));
  const grades = GRADES.filter(
    (grade) => bandOfGrade(grade) === plot.band && (plot.onlyGrade === null || plot.onlyGrade === grade),
  );
  return nouns.flatMap((noun, index) =>
    index % step > 0
      ? []
      : grades.map((grade) => {
          const random = createRandom(`${plot.file} ${noun?.en} ${grade}`);
          const theme = { ladders: [plot.ladder], noun, secondNoun: null };
          const plotOfNoun = tellPlot(data, plot, theme, grade, random);
          const preferences = { preferredEntries: new Set<never>(), preferredRelatives: new Set<never>() };
          const bindings = plotOfNoun && bindSlots(plotOfNoun, data, { random, topic: noun, ...preferences });
          const lines = plotOfNoun && renderPlot(plotOfNoun, bindings!, LENGTH_RANGES[grade], random);
          return { name: `${plot.file} with ${noun?.en ?? 'its topic'}, grade ${grade}`, grade, noun, lines };
        }),
  );
}

const stories = data.ladders.plots.flatMap(tellEverywhere);
const faultsOf = (find: (story: Told & { lines: RenderedStory['lines'] }) => readonly string[]) =>
  stories.flatMap((story) =>
    story.lines ? find({ ...story, lines: story.lines }).map((fault) => `${story.name}: ${fault}`) : [],
  );

describe('every ladder', () => {
  it('can be about some noun or topic', () => {
    const withStory = new Set(stories.map(({ name }) => name.split(' with ')[0]));
    expect(data.ladders.plots.map(({ file }) => file).filter((file) => !withStory.has(file))).toEqual([]);
  });

  it('has a story of the right length for each noun and grade', () => {
    expect(stories.filter(({ lines }) => !lines).map(({ name }) => name)).toEqual([]);
    const faults = faultsOf(({ grade, lines }) => {
      const words = lines.reduce((sum, { en }) => sum + countWords(en), 0);
      return words < LENGTH_RANGES[grade].min || words > LENGTH_RANGES[grade].max ? [`${words} words`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is clean in both languages and repeats no sentence', () => {
    // A letter ends in a name.
    const isStory = ({ name }: Told) => !name.includes('/texts/');
    expect(faultsOf((story) => (isStory(story) ? lineFaults(story.lines) : []))).toEqual([]);
  });

  it('names its noun, and never as a mere topic', () => {
    const faults = faultsOf(({ noun, lines }) => {
      if (!noun) return [];
      const text = lines
        .map(({ en }) => en)
        .join(' ')
        .toLowerCase();
      const names = [noun.en, noun.piece?.en, noun.fields.get('play')?.en, noun.fields.get('act')?.en]
        .flatMap((name) => name ?? [])
        .map((name) => name.toLowerCase());
      return names.some((name) => text.includes(name)) ? [] : ['does not name it'];
    });
    expect(faults).toEqual([]);
  });

  it('is told of each of its bands', () => {
    const bands = new Map<string, string[]>();
    for (const { ladder, band } of data.ladders.plots)
      bands.set(ladder, [...(bands.get(ladder) ?? []), band]);
    const incomplete = [...bands].filter(([name, of]) => name !== 'texts' && new Set(of).size < 4);
    expect(incomplete).toEqual([]);
    expect(ladderPlotsFor(data, { ladders: ['cannot-hide'], noun: null, secondNoun: null }, 1)).toHaveLength(
      1,
    );
  });
});

const lineFaults = (lines: RenderedStory['lines']): string[] =>
  lines.flatMap(({ en, zh }) => {
    const faults: string[] = [];
    if (/[{}<>|[\]~]/.test(en + zh)) faults.push(`a mark is left: ${en} ${zh}`);
    if (/[^\x20-\x7e]/.test(en)) faults.push(`not ASCII: ${en}`);
    if (/[A-Za-z]/.test(zh)) faults.push(`Latin letters: ${zh}`);
    if (!/[.!?:,]["']*$/.test(en)) faults.push(`no full stop: ${en}`);
    if (!/^["']*[A-Z0-9]/.test(en)) faults.push(`no capital: ${en}`);
    return faults;
  });
