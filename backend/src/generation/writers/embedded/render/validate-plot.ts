import { DataError } from '../../../../language/data-error.js';
import { UNIVERSAL_THEME } from '../data/bands.js';
import { entriesForSlot, type LanguageData, type Plot, type SlotRule } from '../data/language-data.js';
import { chineseForm, englishForm, SLOT } from './render-line.js';
import type { Bindings } from './rendered-story.js';

/** What a plot is validated against. */
export type SlotData = Pick<LanguageData, 'lexicons' | 'people' | 'relatives'>;

/** A slot, anything else in braces, or a brace without its counterpart. */
const SLOT_LIKE = /\{[^{}\n]*\}?|\}/g;

/**
 * Finds the errors that rendering would meet only by chance: slot rules that the lexicons cannot satisfy, and slots or slot
 * forms that do not exist for every possible entry. Each distinct slot of a plot is checked once, so that all plots can be
 * validated whenever they are loaded.
 * @returns an error with file and line for each problem; empty for a valid plot
 */
export function findPlotErrors(plot: Plot, data: SlotData): DataError[] {
  const ruleErrors = plot.slots.flatMap((rule) => findRuleErrors(rule, plot, data));
  if (ruleErrors.length > 0) return ruleErrors;
  const lines = plot.beats.flatMap((beat) => beat.variants.flat());
  const bindings = possibleBindings(plot, data);
  const problems = {
    en: findSlotProblems(lines.map(({ en }) => en).join('\n'), englishForm, bindings),
    zh: findSlotProblems(lines.map(({ zh }) => zh).join('\n'), chineseForm, bindings),
  };
  if (problems.en.size + problems.zh.size === 0) return [];
  return lines.flatMap((line) => {
    const inLine = (['en', 'zh'] as const).flatMap((language) =>
      (line[language].match(SLOT_LIKE) ?? []).flatMap((slot) => problems[language].get(slot) ?? []),
    );
    return [...new Set(inLine)].map((problem) => new DataError(plot.file, line.lineNumber, problem));
  });
}

function findRuleErrors(
  { slot, lexicon, tags, lineNumber }: SlotRule,
  plot: Plot,
  data: SlotData,
): DataError[] {
  if (!data.lexicons.has(lexicon))
    return [new DataError(plot.file, lineNumber, `there is no lexicon "${lexicon}"`)];
  const needed = plot.slots.filter((other) => other.lexicon === lexicon).length;
  return entriesForSlot({ lexicon, tags }, data).length < needed
    ? [new DataError(plot.file, lineNumber, `too few entries for slot ${slot}`)]
    : [];
}

/** Bindings of the plot: for each declared slot one with each entry that it may have, and `''` for all other slots. */
function possibleBindings(plot: Plot, data: SlotData): ReadonlyMap<string, readonly Bindings[]> {
  const bindings: Bindings = {
    hero: data.people[0]!,
    friend: data.people[1]!,
    relative: data.relatives[0]!,
    entries: new Map(),
    topic: plot.themeId === UNIVERSAL_THEME ? { en: 'topic', zh: '话题' } : null,
  };
  const declared = plot.slots.map((rule) => {
    const entries = entriesForSlot(rule, data);
    return [
      rule.slot,
      entries.map((entry) => ({ ...bindings, entries: new Map([[rule.slot, entry]]) })),
    ] as const;
  });
  return new Map([['', [bindings]], ...declared]);
}

/** The problems of the distinct slots of a text, by slot as written. */
function findSlotProblems(
  text: string,
  formOf: typeof englishForm,
  possible: ReadonlyMap<string, readonly Bindings[]>,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const slot of new Set(text.match(SLOT_LIKE))) {
    const [match] = slot.matchAll(SLOT);
    if (match?.[0] !== slot) {
      problems.set(slot, `cannot read the slot "${slot}"`);
      continue;
    }
    const [, name = '', form] = match;
    const unfilled = (possible.get(name) ?? possible.get('')!).find(
      (bindings) => formOf(name, form, bindings) === null,
    );
    if (!unfilled) continue;
    const entry = unfilled.entries.get(name);
    problems.set(slot, `nothing fills the slot ${slot}${entry ? ` when it is "${entry.en}"` : ''}`);
  }
  return problems;
}
