import { normalizeForSearch } from '../../../../language/text/normalize-text.js';
import type { LanguageData } from '../data/language-data.js';
import { admits, canBeAbout, type LadderPlot } from './ladder.js';
import { markNouns } from './named-nouns.js';
import type { Noun } from './noun.js';
import { RELATIONS, TROUBLES } from './relations.js';

/** The ladders that tell a theme, and the nouns they are told with. */
export interface LadderTheme {
  readonly ladders: readonly string[];
  /** What the story is about; null for a trouble without noun. */
  readonly noun: Noun | null;
  /** The second noun of a relation; null lets the story choose one. */
  readonly secondNoun: Noun | null;
}

/** 不怕黑的小猫, "not afraid of": the sentence says the opposite. */
const NEGATION = /(?:不|没|没有|别|never |not |n't )$/u;

/** Reads the trouble or the relation that a theme names, in either language; null for neither. */
export function readLadderTheme(data: LanguageData, theme: string): LadderTheme | null {
  if (data.ladders.plots.length === 0) return null;
  const normalized = normalizeForSearch(theme);
  const { text, nouns } = markNouns(data, normalized);
  const nounAt = (group: string | undefined) => (group ? nouns[Number(/\d+/.exec(group)![0])]! : null);
  for (const { ladders, pattern } of RELATIONS) {
    const match = pattern.exec(text);
    if (!match || NEGATION.test(text.slice(0, match.index))) continue;
    const [noun, secondNoun] = [nounAt(match.groups!.T)!, nounAt(match.groups!.N)];
    const fitting = ladders.find((name) => canTell(data, name, noun, secondNoun));
    if (fitting) return { ladders: [fitting], noun, secondNoun };
  }
  const topic = TROUBLES.find(([, pattern]) => {
    const match = pattern.exec(normalized);
    return match && !NEGATION.test(normalized.slice(0, match.index));
  })?.[0];
  const ladders = data.ladders.plots
    .filter((plot) => topic && plot.topic === topic)
    .map(({ ladder }) => ladder);
  return ladders.length > 0 ? { ladders: [...new Set(ladders)], noun: null, secondNoun: null } : null;
}

/** The ladders of a noun of its own: all stories that can be about it; null when there is none. */
export function laddersAbout(data: LanguageData, noun: Noun): LadderTheme | null {
  const fitting = data.ladders.plots.filter((plot) => plot.kind === 'story' && canBeAbout(plot, noun));
  const ladders = [...new Set(fitting.map(({ ladder }) => ladder))];
  return ladders.length > 0 ? { ladders, noun, secondNoun: null } : null;
}

function canTell(data: LanguageData, name: string, noun: Noun, secondNoun: Noun | null): boolean {
  const plots = data.ladders.plots.filter(({ ladder }) => ladder === name);
  return (
    plots.length > 0 && plots.every((plot) => canBeAbout(plot, noun) && admitsSecond(plot, noun, secondNoun))
  );
}

const admitsSecond = ({ secondNoun: rule }: LadderPlot, noun: Noun, second: Noun | null): boolean =>
  second === null || (rule !== null && second !== noun && admits(rule, second));
