import type { Groups, ListLanguage } from './term-lists.js';

/** What "…" matches: up to four words in English, up to six characters of one clause in Chinese. */
const GAP = { en: String.raw`(?:\S+ ){0,4}`, zh: '[^，□]{0,6}?' } as const;
const PART = /\(([^()]*)\)|\[([^[\]]*)\]|(…)|([^()[\]…]+)/gu;
/** A part without a space to its neighbour: in English, parts are whole words. */
const GLUED = /[^ ([|][([…]|[)\]…][^ )\]|]/;

/**
 * A phrase of the lists: `(a|b)` either, `[a|b]` either or nothing, `<name>` a group of words, `…` a short gap, and in English
 * `*` any ending. The regular expression is compiled at its first use, because thousands of phrases are loaded at start-up.
 */
export class Phrase {
  private readonly text: string;
  private compiled: RegExp | undefined;

  /** @throws Error for an unknown group */
  constructor(
    phrase: string,
    private readonly language: ListLanguage,
    groups: Groups,
  ) {
    this.text = expandGroups(phrase, language, groups);
  }

  /** Texts of which one occurs in every match, for a cheap first test: the longest, hence rarest, part that is not optional. */
  anchors(): readonly string[] {
    let best: readonly string[] = [];
    for (const [, either, maybe, gap, plain] of this.text.matchAll(PART)) {
      if (gap || maybe !== undefined) continue;
      const given = (either ?? plain ?? '').split('|').map((word) => word.replace(/e?\*.*$/, '').trim());
      if (shortest(given) > shortest(best)) best = given;
    }
    return best;
  }

  /** Matches the phrase in a view of its language. */
  get regex(): RegExp {
    return (this.compiled ??= new RegExp(this.source(), 'gu'));
  }

  /** A mistake that would silently prevent matches, if any. */
  findFault(): string | null {
    const rest = this.text.replace(PART, '').trim();
    if (rest !== '') return `"${rest}" is not closed`;
    if (shortest(this.anchors()) === 0) return 'it has nothing to be recognized by';
    return this.language === 'en' && GLUED.test(this.text) ? 'it needs spaces around its parts' : null;
  }

  private source(): string {
    const { language } = this;
    let source = '';
    for (const [, either, maybe, gap, plain] of this.text.matchAll(PART)) {
      if (gap) source = source.replace(/ ?$/, ' ') + GAP[language];
      else if (maybe !== undefined)
        source += `(?:(?:${alternatives(maybe)})${language === 'en' ? ' ' : ''})?`;
      else source += either === undefined ? literal(plain ?? '') : `(?:${alternatives(either)})`;
    }
    if (language === 'zh') return source.replaceAll(' ', '');
    // "[…]" and "…" include the space after them.
    return `(?<= )${source.trim().replace(/(\)\?|\{0,4\}) /g, '$1')}(?= |(?<= ))`;
  }
}

/** Replaces `<name>` by the words of the group. */
export function expandGroups(phrase: string, language: ListLanguage, groups: Groups): string {
  return phrase.replace(/([([|])?<([a-z-]+)>/g, (_, inside: string | undefined, name: string) => {
    const words = groups.get(`${language} ${name}`)?.join('|');
    if (!words) throw new Error(`there is no group <${name}>`);
    return inside ? inside + words : `(${words})`;
  });
}

const shortest = (words: readonly string[]): number =>
  words.length === 0 ? 0 : Math.min(...words.map((word) => word.length));

const alternatives = (words: string): string =>
  words
    .split('|')
    .map((word) => literal(word.trim()))
    .join('|');

const literal = (text: string): string =>
  text
    .replace(/[.+?^${}\\]/g, String.raw`\$&`)
    // "make*" also matches "making".
    .replaceAll('e*', String.raw`(?:e\w*|ing)`)
    .replace(/(?<!\\w)\*/g, String.raw`\w*`);
