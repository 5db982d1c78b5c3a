import { nounForms } from '../../../../language/english/noun-forms.js';

/** Something that can be found in a text by words of either language. */
export interface Findable {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** A text prepared for finding words in it. */
export interface SearchText {
  /** Lower case, one space between words, straight apostrophes. */
  readonly text: string;
  /** Its English words. */
  readonly words: readonly string[];
}

/** Lower case, one space between words, straight apostrophes: the form in which texts are compared. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** Prepares a text for a `WordIndex`. */
export function toSearchText(raw: string): SearchText {
  const text = normalizeForSearch(raw);
  return { text, words: text.replace(/'s\b/g, '').match(/[a-z0-9']+/g) ?? [] };
}

/** A thing and the word by which a text names it. */
export interface WordMatch<T> {
  readonly item: T;
  readonly word: string;
}

/** Whether a word holds another that means something else: "teddy bear" and "bear", not "bears" and "bear". */
export function isMoreSpecific(word: string, part: string): boolean {
  return word.includes(part) && !nounForms(part).includes(word);
}

/** Things by their words: English ones as whole words in both numbers, Chinese ones wherever they stand. */
export class WordIndex<T> {
  private readonly english = new Map<string, WordMatch<T>[]>();
  private readonly chinese = new Map<string, WordMatch<T>[]>();
  private longestPhrase = 1;
  private longestChinese = 1;

  constructor(things: Iterable<T>, wordsOf: (thing: T) => Findable) {
    for (const thing of things) {
      const { en, zh } = wordsOf(thing);
      for (const word of en) this.addEnglish(word, thing);
      for (const word of zh) {
        add(this.chinese, word, { item: thing, word });
        this.longestChinese = Math.max(this.longestChinese, word.length);
      }
    }
  }

  /** Every word by which a text names a thing, the longest first, then the earliest. Chinese counts double. */
  findAllMatches(text: SearchText): WordMatch<T>[] {
    const found = [...this.everyPhrase(text.words), ...this.everyPart(text.text)];
    return found.sort((a, b) => b.length - a.length || a.at - b.at).map(({ item, word }) => ({ item, word }));
  }

  /** What a text names by the longest word, the first of several; null when it names none of the things. */
  findLongestMatch(text: SearchText): WordMatch<T> | null {
    return this.findAllMatches(text)[0] ?? null;
  }

  /** All things that a text names; a word inside a longer one that was found does not count ("熊" in "熊猫"). */
  findItems(text: SearchText): Set<T> {
    const taken: string[] = [];
    const named = new Set<T>();
    for (const { item: thing, word } of this.findAllMatches(text)) {
      if (taken.some((longer) => longer !== word && longer.includes(word))) continue;
      taken.push(word);
      named.add(thing);
    }
    return named;
  }

  private addEnglish(word: string, thing: T): void {
    const phrase = word.replace(/[^a-z0-9']+/g, ' ').trim();
    if (phrase === '') return;
    for (const form of new Set(nounForms(phrase))) add(this.english, form, { item: thing, word });
    this.longestPhrase = Math.max(this.longestPhrase, phrase.split(' ').length);
  }

  private everyPhrase(words: readonly string[]): PositionedMatch<T>[] {
    const places: PositionedMatch<T>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let end = at + 1; end <= Math.min(words.length, at + this.longestPhrase); end += 1) {
        const phrase = words.slice(at, end).join(' ');
        for (const found of this.english.get(phrase) ?? [])
          places.push({ ...found, at, length: found.word.length });
      }
    }
    return places;
  }

  private everyPart(text: string): PositionedMatch<T>[] {
    const places: PositionedMatch<T>[] = [];
    for (let at = 0; at < text.length; at += 1) {
      for (let end = at + 1; end <= Math.min(text.length, at + this.longestChinese); end += 1) {
        for (const found of this.chinese.get(text.slice(at, end)) ?? [])
          places.push({ ...found, at, length: found.word.length * 2 });
      }
    }
    return places;
  }
}

interface PositionedMatch<T> extends WordMatch<T> {
  readonly at: number;
  readonly length: number;
}

function add<T>(index: Map<string, WordMatch<T>[]>, key: string, found: WordMatch<T>): void {
  const known = index.get(key);
  if (!known) index.set(key, [found]);
  else if (!known.some(({ item: thing }) => thing === found.item)) known.push(found);
}

/** Whether a text holds one of the English words as whole words, singular or plural. */
export function containsAnyWord(text: SearchText, words: readonly string[]): boolean {
  const spaced = ` ${text.words.join(' ')} `;
  return words.some((word) =>
    nounForms(word.replace(/[^a-z0-9']+/g, ' ')).some((form) => spaced.includes(` ${form} `)),
  );
}
