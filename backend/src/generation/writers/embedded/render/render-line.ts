import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import { withIndefiniteArticle } from '../../../../language/text/noun-forms.js';
import type { LexiconEntry, Person, PlotLine } from '../data/language-data.js';
import type { Bindings } from './rendered-story.js';

/** A slot as written: `{H}`, `{G.his}`, `{A1.f2}`. */
export const SLOT = /\{([A-Za-z]\w*)(?:\.(\w+))?\}/g;

const PRONOUNS = {
  f: { he: 'she', him: 'her', his: 'her', himself: 'herself', boy: 'girl' },
  m: { he: 'he', him: 'him', his: 'his', himself: 'himself', boy: 'boy' },
} as const;

/**
 * Renders one line: fills the slots of the template in both languages.
 * @throws Error when a slot is unknown or its entry lacks the form; `findPlotErrors` reports these when plots are loaded
 */
export function renderLine(line: PlotLine, bindings: Bindings): SentencePair {
  return { en: renderEnglish(line.en, bindings), zh: renderChinese(line.zh, bindings) };
}

function renderEnglish(template: string, bindings: Bindings): string {
  const filled = template.replace(SLOT, (slot, name: string, form: string | undefined, index: number) => {
    const text = englishForm(name, form, bindings) ?? unknownSlot(slot);
    return startsSentence(template.slice(0, index)) ? capitalize(text) : text;
  });
  return capitalize(filled);
}

function renderChinese(template: string, bindings: Bindings): string {
  return template.replace(
    SLOT,
    (slot, name: string, form: string | undefined) => chineseForm(name, form, bindings) ?? unknownSlot(slot),
  );
}

function unknownSlot(slot: string): never {
  throw new Error(`nothing fills the slot ${slot}`);
}

/** The English text of a slot; null when the slot or its form is unknown. */
export function englishForm(name: string, form: string | undefined, bindings: Bindings): string | null {
  const person = personInSlot(name, bindings);
  if (person) return form === undefined ? person.en : englishPronoun(person, form);
  if (form === undefined && englishPronoun(bindings.hero, name)) return englishPronoun(bindings.hero, name);
  if (name === 'T' && form === undefined) return bindings.topic?.en ?? null;
  const entry = bindings.entries.get(name);
  return entry ? englishNoun(entry, form) : null;
}

/** The Chinese text of a slot; null when the slot or its form is unknown. */
export function chineseForm(name: string, form: string | undefined, bindings: Bindings): string | null {
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

/** "They", the hero and another person: 她们 only when both are female. */
function chinesePluralPronoun(hero: Person, other: Person): string {
  return hero.gender === 'f' && other.gender === 'f' ? '她们' : '他们';
}

function englishNoun(entry: LexiconEntry, form: string | undefined): string | null {
  if (form === undefined) return entry.en;
  if (form === 's') return entry.plural;
  if (form === 'a') return entry.plural === null ? null : withIndefiniteArticle(entry.en);
  if (form === 'ing') return entry.ingPhrase?.en ?? null;
  return factOf(entry, form)?.en ?? null;
}

/** The fact of an entry: form f1, f2 or f3. */
function factOf(entry: LexiconEntry, form: string): SentencePair | undefined {
  return /^f[123]$/.test(form) ? entry.facts[Number(form[1]) - 1] : undefined;
}

function chineseNoun(entry: LexiconEntry, form: string | undefined): string | null {
  if (form === undefined) return entry.zh;
  if (form === 'c') return entry.measure === '' ? null : `一${entry.measure}${entry.zh}`;
  if (form === 'm') return entry.measure === '' ? null : entry.measure;
  if (form === 'ing') return entry.ingPhrase?.zh ?? null;
  return factOf(entry, form)?.zh ?? null;
}

/** Capitalizes the first letter, also after an opening quote. */
export function capitalize(text: string): string {
  return text.replace(/^["']?[a-z]/, (start) => start.toUpperCase());
}

/** Whether a sentence starts after this text: at the line's start, after a full stop, or with what somebody says. */
export function startsSentence(before: string): boolean {
  return /^"?'?$|[.!?] "?$|[.!?]" "$|[,:] "$/.test(before);
}
