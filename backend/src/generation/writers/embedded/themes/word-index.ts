import { normalizeForSearch } from '../../../../language/text/normalize-text.js';
import { nounForms } from '../../../../language/text/noun-forms.js';

/** The words of both languages by which an item is found. */
export interface SearchWords {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** A text prepared for a search by words. */
export interface SearchText {
  /** The normalized text (`normalizeForSearch`). */
  readonly text: string;
  /** Its English words and numbers, tokenized, without possessive 's. */
  readonly words: readonly string[];
}

/** Normalizes and tokenizes a text for a `WordIndex`. */
export function toSearchText(raw: string): SearchText {
  const text = normalizeForSearch(raw);
  return { text, words: text.replace(/'s\b/g, '').match(/[a-z0-9']+/g) ?? [] };
}

/** An item that a text names, and the word by which it does. */
export interface WordMatch<T> {
  readonly item: T;
  readonly word: string;
}

interface PositionedMatch<T> extends WordMatch<T> {
  readonly start: number;
  /** Length of the word for ranking. */
  readonly length: number;
}

/** Whether a word contains another but means something else: "teddy bear" and "bear", not "bears" and "bear". */
export function isMoreSpecific(word: string, part: string): boolean {
  return word.includes(part) && !nounForms(part).includes(word);
}

/** An index of items by words: English as whole words in singular and plural, Chinese as substrings. */
export class WordIndex<T> {
  private readonly english = new Map<string, WordMatch<T>[]>();
  private readonly chinese = new Map<string, WordMatch<T>[]>();
  private maxPhraseWords = 1;
  private maxChineseLength = 1;

  constructor(items: Iterable<T>, wordsOf: (item: T) => SearchWords) {
    for (const item of items) {
      const { en, zh } = wordsOf(item);
      for (const word of en) this.addEnglish(word, item);
      for (const word of zh) {
        addMatch(this.chinese, word, { item, word });
        this.maxChineseLength = Math.max(this.maxChineseLength, word.length);
      }
    }
  }

  /** Every match of a text, the longest word first, then by position. A Chinese character counts as two letters. */
  findAllMatches(text: SearchText): WordMatch<T>[] {
    const matches = [...this.findEnglish(text.words), ...this.findChinese(text.text)];
    return matches
      .sort((a, b) => b.length - a.length || a.start - b.start)
      .map(({ item, word }) => ({ item, word }));
  }

  /** The first match with the longest word; null when there is none. */
  findLongestMatch(text: SearchText): WordMatch<T> | null {
    return this.findAllMatches(text)[0] ?? null;
  }

  /** All items that a text names; a word inside a longer match does not count (熊 in 熊猫). */
  findItems(text: SearchText): Set<T> {
    const matched: string[] = [];
    const items = new Set<T>();
    for (const { item, word } of this.findAllMatches(text)) {
      if (matched.some((longer) => longer !== word && longer.includes(word))) continue;
      matched.push(word);
      items.add(item);
    }
    return items;
  }

  private addEnglish(word: string, item: T): void {
    const phrase = word.replace(/[^a-z0-9']+/g, ' ').trim();
    if (phrase === '') return;
    for (const form of new Set(nounForms(phrase))) addMatch(this.english, form, { item, word });
    this.maxPhraseWords = Math.max(this.maxPhraseWords, phrase.split(' ').length);
  }

  private findEnglish(words: readonly string[]): PositionedMatch<T>[] {
    const matches: PositionedMatch<T>[] = [];
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + this.maxPhraseWords); end += 1) {
        const phrase = words.slice(start, end).join(' ');
        for (const match of this.english.get(phrase) ?? [])
          matches.push({ ...match, start, length: match.word.length });
      }
    }
    return matches;
  }

  private findChinese(text: string): PositionedMatch<T>[] {
    const matches: PositionedMatch<T>[] = [];
    for (let start = 0; start < text.length; start += 1) {
      for (let end = start + 1; end <= Math.min(text.length, start + this.maxChineseLength); end += 1) {
        for (const match of this.chinese.get(text.slice(start, end)) ?? [])
          matches.push({ ...match, start, length: match.word.length * 2 });
      }
    }
    return matches;
  }
}

function addMatch<T>(index: Map<string, WordMatch<T>[]>, key: string, match: WordMatch<T>): void {
  const known = index.get(key);
  if (!known) index.set(key, [match]);
  else if (!known.some(({ item }) => item === match.item)) known.push(match);
}

/** Whether a text has one of the English words as whole words, singular or plural. */
export function containsAnyWord(text: SearchText, words: readonly string[]): boolean {
  const spaced = ` ${text.words.join(' ')} `;
  return words.some((word) =>
    nounForms(word.replace(/[^a-z0-9']+/g, ' ')).some((form) => spaced.includes(` ${form} `)),
  );
}
