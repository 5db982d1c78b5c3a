import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import { pick, type Random } from '../../../seeded-random.js';
import {
  entriesForSlot,
  type LanguageData,
  type LexiconEntry,
  type Plot,
  type Relative,
} from '../data/language-data.js';
import type { Bindings } from './rendered-story.js';

/** What decides which persons and things a story has. */
export interface BindingOptions {
  readonly random: Random;
  readonly topic: SentencePair | null;
  /** Entries that the pupil's theme names: preferred wherever a slot allows them. */
  readonly preferredEntries: ReadonlySet<LexiconEntry>;
  /** Relatives that the theme names. */
  readonly preferredRelatives: ReadonlySet<Relative>;
}

/** Binds every slot of a plot once; two slots of one lexicon never get the same entry. */
export function bindSlots(plot: Plot, data: LanguageData, options: BindingOptions): Bindings {
  const { random, topic, preferredRelatives } = options;
  const hero = pick(random, data.people);
  const friend = pick(
    random,
    data.people.filter((person) => person !== hero),
  );
  const preferred = data.relatives.filter((relative) => preferredRelatives.has(relative));
  const relative = pick(random, preferred.length > 0 ? preferred : data.relatives);
  return { hero, friend, relative, entries: bindEntries(plot, data, options), topic };
}

function bindEntries(
  plot: Plot,
  data: LanguageData,
  { random, preferredEntries }: BindingOptions,
): Map<string, LexiconEntry> {
  const bound = new Map<string, LexiconEntry>();
  const strictestFirst = [...plot.slots].sort(
    (a, b) => entriesForSlot(a, data).length - entriesForSlot(b, data).length,
  );
  for (const rule of strictestFirst) {
    const taken = new Set(bound.values());
    const free = entriesForSlot(rule, data).filter((entry) => !taken.has(entry));
    const preferred = free.filter((entry) => preferredEntries.has(entry));
    bound.set(rule.slot, pick(random, preferred.length > 0 ? preferred : free));
  }
  return bound;
}
