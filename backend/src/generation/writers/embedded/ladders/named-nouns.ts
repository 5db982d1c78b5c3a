import { nounForms } from '../../../../language/text/noun-forms.js';
import type { LanguageData, Topic } from '../data/language-data.js';
import type { Noun } from './noun.js';

/** A noun's name in a text. */
interface NounName {
  readonly noun: Noun;
  /** In lower case; English in singular or plural. */
  readonly name: string;
}

/** A text whose nouns are replaced by 〔0〕, 〔1〕, … in no order, and these nouns. */
export interface MarkedText {
  readonly text: string;
  readonly nouns: readonly Noun[];
}

interface NounNames {
  /** The longest first. */
  readonly names: readonly NounName[];
  readonly byTopic: ReadonlyMap<Topic, Noun>;
}

const cache = new WeakMap<LanguageData, NounNames>();

/** The names of all nouns that ladders can be about: their own and those of the safe noun that they are. */
function nounNamesOf(data: LanguageData): NounNames {
  const cached = cache.get(data);
  if (cached) return cached;
  const byTopic = new Map<Topic, Noun>();
  const names = new Map<string, Noun>();
  for (const noun of data.ladders.nouns) {
    const en = noun.en.toLowerCase();
    const topic = data.topics.find(
      ({ matchEn, matchZh }) => matchEn.includes(en) || matchZh.includes(noun.zh),
    );
    if (topic && !byTopic.has(topic)) byTopic.set(topic, noun);
    const own = [...nounForms(en), noun.zh];
    for (const name of own) if (!names.has(name)) names.set(name, noun);
  }
  for (const [{ matchEn, matchZh, exactZh }, noun] of byTopic)
    for (const name of [...matchEn.flatMap(nounForms), ...matchZh, ...exactZh])
      if (!names.has(name)) names.set(name, noun);
  const sorted = [...names]
    .map(([name, noun]) => ({ name, noun }))
    .sort((a, b) => b.name.length - a.name.length);
  const result = { names: sorted, byTopic };
  cache.set(data, result);
  return result;
}

/** The noun that a safe noun of the theme reader is; null where no ladder can be about it. */
export const nounOfTopic = (data: LanguageData, topic: Topic): Noun | null =>
  nounNamesOf(data).byTopic.get(topic) ?? null;

/** After a measure word, 怕 or 的, or before 死 and 不见, one character is a word of its own: 一只猫, 怕狗. */
const BEFORE_ONE_CHARACTER = /[怕的只条头个匹位]$/;
const AFTER_ONE_CHARACTER = /^(?:死|不见|走丢)/;

/** Marks the nouns of a normalized text, the longest name first. English counts as whole words. */
export function markNouns(data: LanguageData, normalized: string): MarkedText {
  const nouns: Noun[] = [];
  let text = normalized;
  for (const { noun, name } of nounNamesOf(data).names) {
    const start = findName(text, name);
    if (start < 0) continue;
    const [before, after] = [text.slice(0, start), text.slice(start + name.length)];
    const isPartOfWord =
      /^\p{Script=Han}$/u.test(name) &&
      before + after !== '' &&
      !BEFORE_ONE_CHARACTER.test(before) &&
      !AFTER_ONE_CHARACTER.test(after);
    if (isPartOfWord) continue;
    text = `${before}〔${nouns.length}〕${after}`;
    nouns.push(noun);
  }
  return { text, nouns };
}

function findName(text: string, name: string): number {
  if (!/[a-z]/.test(name)) return text.indexOf(name);
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const isWhole = !/[a-z]$/.test(text.slice(0, start)) && !/^[a-z]/.test(text.slice(start + name.length));
    if (isWhole) return start;
  }
  return -1;
}
