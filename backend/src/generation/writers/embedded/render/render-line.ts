import { capitalize, endsSentence, withIndefiniteArticle } from './english.js';
import type { Bindings, LexiconEntry, SentencePair, Person, PlotLine } from '../data/language-data.js';

/** A slot as written: `{H}`, `{G.his}`, `{A1.f2}`. */
export const SLOT = /\{([A-Za-z]\w*)(?:\.(\w+))?\}/g;

const PRONOUNS = {
  f: { he: 'she', him: 'her', his: 'her', himself: 'herself', boy: 'girl' },
  m: { he: 'he', him: 'him', his: 'his', himself: 'himself', boy: 'boy' },
} as const;

/**
 * Fills the slots of one line in both languages.
 * @throws Error when a slot is unknown or its entry lacks the form; `checkPlot` finds these at load
 */
export function renderLine(line: PlotLine, bindings: Bindings): SentencePair {
  return (
    factPair(line, bindings) ?? { en: fillEnglish(line.en, bindings), zh: fillChinese(line.zh, bindings) }
  );
}

/** `{A1.f2}` alone stands for a whole pair of the lexicon. */
function factPair(line: PlotLine, bindings: Bindings): SentencePair | null {
  const match = /^\{(\w+)\.f([123])\}$/.exec(line.en);
  if (!match) return null;
  return bindings.entries.get(match[1]!)?.facts[Number(match[2]) - 1] ?? unknownSlot(line.en);
}

function fillEnglish(template: string, bindings: Bindings): string {
  const filled = template.replace(SLOT, (slot, name: string, form: string | undefined, at: number) => {
    const text = englishForm(name, form, bindings) ?? unknownSlot(slot);
    return endsSentence(template.slice(0, at)) ? capitalize(text) : text;
  });
  return capitalize(filled);
}

function fillChinese(template: string, bindings: Bindings): string {
  return template.replace(
    SLOT,
    (slot, name: string, form: string | undefined) => chineseForm(name, form, bindings) ?? unknownSlot(slot),
  );
}

function unknownSlot(slot: string): never {
  throw new Error(`nothing fills the slot ${slot}`);
}

function englishForm(name: string, form: string | undefined, bindings: Bindings): string | null {
  const person = personInSlot(name, bindings);
  if (person) return form === undefined ? person.en : englishPronoun(person, form);
  if (form === undefined && englishPronoun(bindings.hero, name)) return englishPronoun(bindings.hero, name);
  if (name === 'T' && form === undefined) return bindings.topic?.en ?? null;
  const entry = bindings.entries.get(name);
  return entry ? englishNoun(entry, form) : null;
}

function chineseForm(name: string, form: string | undefined, bindings: Bindings): string | null {
  const person = personInSlot(name, bindings);
  if (person && form === 'tamen') return chinesePluralPronoun(bindings.hero, person);
  if (person) return form === undefined ? person.zh : chinesePronoun(person, form);
  if (form === undefined && chinesePronoun(bindings.hero, name)) return chinesePronoun(bindings.hero, name);
  if (name === 'T' && form === undefined) return bindings.topic?.zh ?? null;
  const entry = bindings.entries.get(name);
  return entry ? chineseNoun(entry, form) : null;
}

function personInSlot(name: string, bindings: Bindings): Person | null {
  if (name === 'H') return bindings.hero;
  if (name === 'G') return bindings.friend;
  return name === 'K' ? bindings.relative : null;
}

function englishPronoun(person: Person, form: string): string | null {
  const forms: Readonly<Record<string, string>> = PRONOUNS[person.gender];
  return Object.hasOwn(forms, form) ? forms[form]! : null;
}

function chinesePronoun(person: Person, form: string): string | null {
  if (form === 'ta') return person.gender === 'f' ? '她' : '他';
  if (form === 'boy') return person.gender === 'f' ? '女孩' : '男孩';
  return null;
}

/** "They", the hero and somebody else: 她们 only when both are female. */
function chinesePluralPronoun(hero: Person, other: Person): string {
  return hero.gender === 'f' && other.gender === 'f' ? '她们' : '他们';
}

function englishNoun(entry: LexiconEntry, form: string | undefined): string | null {
  if (form === undefined) return entry.en;
  if (form === 's') return entry.plural;
  if (form === 'a') return entry.plural === null ? null : withIndefiniteArticle(entry.en);
  return form === 'ing' ? (entry.ingPhrase?.en ?? null) : null;
}

function chineseNoun(entry: LexiconEntry, form: string | undefined): string | null {
  if (form === undefined) return entry.zh;
  if (form === 'c') return entry.measure === '' ? null : `一${entry.measure}${entry.zh}`;
  if (form === 'm') return entry.measure === '' ? null : entry.measure;
  return form === 'ing' ? (entry.ingPhrase?.zh ?? null) : null;
}
