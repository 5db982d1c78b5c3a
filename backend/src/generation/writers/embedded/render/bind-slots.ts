import { pick, type Random } from '../../../seeded-random.js';
import type {
  Bindings,
  LanguageData,
  LexiconEntry,
  SentencePair,
  Plot,
  Relative,
  SlotRule,
} from '../data/language-data.js';

/** What decides who and what a story is told with. */
export interface BindingOptions {
  readonly random: Random;
  readonly topic: SentencePair | null;
  /** Entries that the pupil's theme names: they are taken where a slot allows it. */
  readonly preferredEntries: ReadonlySet<LexiconEntry>;
  /** Relatives that it names. */
  readonly preferredRelatives: ReadonlySet<Relative>;
}

/** The entries that may fill a slot. */
export function entriesForSlot(rule: SlotRule, data: LanguageData): readonly LexiconEntry[] {
  const entries = data.lexicons.get(rule.lexicon) ?? [];
  return entries.filter((entry) => rule.tags.every((tag) => entry.tags.has(tag)));
}

/** Binds every slot of a plot once; two slots of one lexicon never get the same entry. */
export function bindSlots(plot: Plot, data: LanguageData, wish: BindingOptions): Bindings {
  const hero = pick(wish.random, data.people);
  const friend = pick(
    wish.random,
    data.people.filter((person) => person !== hero),
  );
  const named = data.relatives.filter((relative) => wish.preferredRelatives.has(relative));
  const relative = pick(wish.random, named.length > 0 ? named : data.relatives);
  return { hero, friend, relative, entries: bindEntries(plot, data, wish), topic: wish.topic };
}

function bindEntries(plot: Plot, data: LanguageData, wish: BindingOptions): Map<string, LexiconEntry> {
  const bound = new Map<string, LexiconEntry>();
  const strictestFirst = [...plot.slots].sort(
    (a, b) => entriesForSlot(a, data).length - entriesForSlot(b, data).length,
  );
  for (const rule of strictestFirst) {
    const taken = new Set(bound.values());
    const free = entriesForSlot(rule, data).filter((entry) => !taken.has(entry));
    const wanted = free.filter((entry) => wish.preferredEntries.has(entry));
    bound.set(rule.slot, pick(wish.random, wanted.length > 0 ? wanted : free));
  }
  return bound;
}
