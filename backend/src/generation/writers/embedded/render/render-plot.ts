import { countWords } from '@storysprout/contracts/rules';
import { renderLine } from './render-line.js';
import { fitLength, type Choice, type LengthRange } from './fit-length.js';
import { pronominalize } from './pronominalize.js';
import type { Random } from '../../../seeded-random.js';
import type { Beat, Bindings, Plot, PlotLine, RenderedLine } from '../data/language-data.js';

/** How often a telling that repeats a sentence is drawn anew. */
const MAX_DRAWS = 40;

/**
 * Tells a plot with the given bindings in a length of the range.
 * @returns the lines, or null when the plot cannot have such a length without repeating a sentence
 */
export function renderPlot(
  plot: Plot,
  bindings: Bindings,
  range: LengthRange,
  random: Random,
): RenderedLine[] | null {
  const draw = fitLength(beatChoices(plot, bindings), range);
  if (!draw) return null;
  for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
    const lines = pronominalize(draw(random).flat(), bindings);
    if (!hasRepeatedSentence(lines)) return lines;
  }
  return null;
}

/** For each beat of a plot, the ways to tell it. */
export function beatChoices(plot: Plot, bindings: Bindings): Choice<readonly RenderedLine[]>[][] {
  return plot.beats.map((beat) => {
    const told = new Map<PlotLine, { line: RenderedLine; words: number }>();
    for (const source of beat.variants.flat()) {
      const line = { ...renderLine(source, bindings), source };
      told.set(source, { line, words: countWords(line.en) });
    }
    return selectionsOf(beat).map(({ sources, weight }) => ({
      words: sources.reduce((sum, source) => sum + told.get(source)!.words, 0),
      weight,
      value: sources.map((source) => told.get(source)!.line),
    }));
  });
}

interface LineSelection {
  readonly sources: readonly PlotLine[];
  readonly weight: number;
}

/** They depend on nothing but the beat, so they are worked out once. */
const selectionCache = new WeakMap<Beat, readonly LineSelection[]>();

/**
 * Variants with each selection of their droppable lines; an optional beat also as nothing and as its first two
 * variants together. A variant is as likely as another, however many lines of it may be dropped.
 */
function selectionsOf(beat: Beat): readonly LineSelection[] {
  const known = selectionCache.get(beat);
  if (known) return known;

  const variants = [...beat.variants];
  if (beat.optional && variants.length > 1) variants.push([...variants[0]!, ...variants[1]!]);
  if (beat.optional) variants.push([]);
  const ways = variants.flatMap((variant): LineSelection[] => {
    const selections = droppableSubsets(variant);
    return selections.map((sources) => ({ sources, weight: 1 / selections.length }));
  });
  selectionCache.set(beat, ways);
  return ways;
}

function droppableSubsets(variant: readonly PlotLine[]): PlotLine[][] {
  return variant.reduce<PlotLine[][]>(
    (ways, line) => ways.flatMap((way) => (line.droppable ? [way, [...way, line]] : [[...way, line]])),
    [[]],
  );
}

function hasRepeatedSentence(lines: readonly RenderedLine[]): boolean {
  return (
    new Set(lines.map((line) => line.en)).size < lines.length ||
    new Set(lines.map((line) => line.zh)).size < lines.length
  );
}
