import type { Groups, ListLanguage } from './types.js';

/** How far "…" reaches: words in English, characters in Chinese. */
const GAP = { en: String.raw`(?:\S+ ){0,4}`, zh: '[^，□]{0,6}?' } as const;
const PART = /\(([^()]*)\)|\[([^[\]]*)\]|(…)|([^()[\]…]+)/gu;
/** In English every part is made of whole words. */
const GLUED = /[^ ([|][([…]|[)\]…][^ )\]|]/;

/**
 * A phrase of the lists: `(a|b)` either, `[a|b]` either or nothing, `<name>` a group of words, `…` anything short, and in
 * English `*` any ending. Reading thousands at the start must be cheap: the pattern is made when it is first asked for.
 */
export class Phrase {
  private readonly text: string;
  private compiled: RegExp | undefined;

  /** @throws Error when it names a group that there is not */
  constructor(
    phrase: string,
    private readonly language: ListLanguage,
    groups: Groups,
  ) {
    this.text = expandGroups(phrase, language, groups);
  }

  /** One of these stands wherever the phrase does; cheap to look for. The part is chosen that is rarest: the longest. */
  anchors(): readonly string[] {
    let best: readonly string[] = [];
    for (const [, either, maybe, gap, plain] of this.text.matchAll(PART)) {
      if (gap || maybe !== undefined) continue;
      const given = (either ?? plain ?? '').split('|').map((word) => word.replace(/e?\*.*$/, '').trim());
      if (shortest(given) > shortest(best)) best = given;
    }
    return best;
  }

  /** Finds the phrase in a view of its language. */
  get regex(): RegExp {
    return (this.compiled ??= new RegExp(this.source(), 'gu'));
  }

  /** What is wrong with it, if anything: what no search would complain about. */
  findFault(): string | null {
    const rest = this.text.replace(PART, '').trim();
    if (rest !== '') return `"${rest}" is not closed`;
    if (shortest(this.anchors()) === 0) return 'it has nothing to be recognised by';
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
    // After "[…]" and "…" the space is part of them already.
    return `(?<= )${source.trim().replace(/(\)\?|\{0,4\}) /g, '$1')}(?= |(?<= ))`;
  }
}

/** Writes the words of `<name>` in its place. */
function expandGroups(phrase: string, language: ListLanguage, groups: Groups): string {
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
    // "make*" is "making" too.
    .replaceAll('e*', String.raw`(?:e\w*|ing)`)
    .replace(/(?<!\\w)\*/g, String.raw`\w*`);
