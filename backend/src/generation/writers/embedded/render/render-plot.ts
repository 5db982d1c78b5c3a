import { countWords } from '@storysprout/contracts/rules';
import type { Random } from '../../../seeded-random.js';
import type { Beat, Plot, PlotLine } from '../data/language-data.js';
import { fitLength, type Choice, type LengthRange } from './fit-length.js';
import { pronominalize } from './pronominalize.js';
import type { Bindings, RenderedLine } from './rendered-story.js';
import { renderLine } from './render-line.js';

/** How often lines are sampled again because a sentence was repeated. */
const MAX_SAMPLES = 40;

/**
 * Renders a plot with the given bindings in a length of the range.
 * @returns the lines; null when the plot has no such length without a repeated sentence
 */
export function renderPlot(
  plot: Plot,
  bindings: Bindings,
  range: LengthRange,
  random: Random,
): RenderedLine[] | null {
  const sample = fitLength(beatChoices(plot, bindings), range);
  if (!sample) return null;
  for (let samples = 0; samples < MAX_SAMPLES; samples += 1) {
    const sampled = sample(random).flat();
    const lines = plot.hasOtherPerson ? sampled : pronominalize(sampled, bindings);
    if (!hasRepeatedSentence(lines)) return lines;
  }
  return null;
}

/** The choices of each beat of a plot: its line selections, rendered. */
export function beatChoices(plot: Plot, bindings: Bindings): Choice<readonly RenderedLine[]>[][] {
  return plot.beats.map((beat) => {
    const rendered = new Map<PlotLine, { line: RenderedLine; words: number }>();
    for (const source of beat.variants.flat()) {
      const line = { ...renderLine(source, bindings), source };
      rendered.set(source, { line, words: countWords(line.en) });
    }
    return selectionsOf(beat).map(({ sources, weight }) => ({
      words: sources.reduce((sum, source) => sum + rendered.get(source)!.words, 0),
      weight,
      value: sources.map((source) => rendered.get(source)!.line),
    }));
  });
}

/** The lines of a beat that are rendered together. */
interface LineSelection {
  readonly sources: readonly PlotLine[];
  readonly weight: number;
}

/** Selections depend on the beat alone. */
const selectionCache = new WeakMap<Beat, readonly LineSelection[]>();

/**
 * The variants with each subset of their droppable lines; for an optional beat also no line, and its first two variants
 * together. All variants are equally probable, however many of their lines are droppable.
 */
function selectionsOf(beat: Beat): readonly LineSelection[] {
  const cached = selectionCache.get(beat);
  if (cached) return cached;

  const variants = [...beat.variants];
  if (beat.optional && !beat.isExclusive && variants.length > 1)
    variants.push([...variants[0]!, ...variants[1]!]);
  if (beat.optional) variants.push([]);
  const selections = variants.flatMap((variant): LineSelection[] => {
    const subsets = droppableSubsets(variant);
    return subsets.map((sources) => ({ sources, weight: 1 / subsets.length }));
  });
  selectionCache.set(beat, selections);
  return selections;
}

function droppableSubsets(variant: readonly PlotLine[]): PlotLine[][] {
  return variant.reduce<PlotLine[][]>(
    (subsets, line) =>
      subsets.flatMap((subset) => (line.droppable ? [subset, [...subset, line]] : [[...subset, line]])),
    [[]],
  );
}

function hasRepeatedSentence(lines: readonly RenderedLine[]): boolean {
  return (
    new Set(lines.map((line) => line.en)).size < lines.length ||
    new Set(lines.map((line) => line.zh)).size < lines.length
  );
}
