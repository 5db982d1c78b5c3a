import type { Groups, ListLanguage } from './types.js';

/** How far "…" reaches: words in English, characters in Chinese. */
const GAP = { en: String.raw`(?:\S+ ){0,4}`, zh: '[^，□]{0,6}?' } as const;
const PART = /\(([^()]*)\)|\[([^[\]]*)\]|(…)|([^()[\]…]+)/gu;

/** A phrase ready to be looked for. */
export interface CompiledPhrase {
  /** One of these stands wherever the phrase does. Cheap to look for. */
  readonly anchors: readonly string[];
  /** Finds the phrase in a view of its language. */
  readonly source: string;
}

/**
 * Compiles a phrase: `(a|b)` either, `[a|b]` either or nothing, `<name>` a group of words, `…` anything short, and in
 * English `*` any ending.
 * @throws Error telling what is wrong with it
 */
export function compilePhrase(phrase: string, language: ListLanguage, groups: Groups): CompiledPhrase {
  const whole = expandGroups(phrase, language, groups);
  let [source, rest] = ['', whole];
  let anchors: readonly string[] = [];
  for (const [part, either, maybe, gap, plain] of whole.matchAll(PART)) {
    rest = rest.replace(part, '');
    if (gap) source = source.replace(/ ?$/, ' ') + GAP[language];
    else if (maybe !== undefined) source += `(?:${alternatives(maybe)}${language === 'en' ? ' ' : ''})?`;
    else {
      source += either === undefined ? literal(plain ?? '') : `(?:${alternatives(either)})`;
      const given = (either ?? plain ?? '').split('|').map((word) => word.replace(/\*.*$/, '').trim());
      if (shortest(given) > shortest(anchors)) anchors = given;
    }
  }
  if (rest.trim() !== '') throw new Error(`"${rest.trim()}" is not closed`);
  if (shortest(anchors) === 0) throw new Error('has nothing to be recognised by');
  if (language === 'zh') return { anchors, source: source.replaceAll(' ', '') };
  if (/[^ ([|][([…]|[)\]…][^ )\]|]/.test(whole)) throw new Error('needs spaces around its parts');
  // After "[…]" and "…" the space is part of them already.
  const spaced = source.trim().replace(/(\)\?|\{0,4\}) /g, '$1');
  return { anchors, source: `(?<= )${spaced}(?= |(?<= ))` };
}

/** Writes the words of `<name>` in its place. */
function expandGroups(phrase: string, language: ListLanguage, groups: Groups): string {
  return phrase.replace(/(?<inside>[([|])?<([a-z-]+)>/g, (_, inside: string | undefined, name: string) => {
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
  text.replace(/[.+?^${}\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\w*`);
