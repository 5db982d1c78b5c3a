import type { Inflection } from './irregular-forms.js';

/** Which ending an inflected form adds. */
export type Ending = 's' | 'ed' | 'ing' | 'er' | 'est' | 'ly';

const VOWEL_LETTER = /[aeiou]/;

/** Whether `form` is what the spelling rules make of `head` with this ending. */
function isSpelled(head: string, ending: Ending, form: string): boolean {
  return inflectedSpellings(head, ending).includes(form);
}

/** The spellings that the rules allow: "stop" has "stopping", "travel" both "travelling" and "traveling". */
function inflectedSpellings(head: string, ending: Ending): string[] {
  const consonantY = head.endsWith('y') && !VOWEL_LETTER.test(head.at(-2) ?? '');
  const stem = head.slice(0, -1);
  if (ending === 's') {
    if (consonantY) return [`${stem}ies`];
    return /(s|x|z|ch|sh|o)$/.test(head) ? [`${head}es`, `${head}s`] : [`${head}s`];
  }
  if (ending === 'ly') {
    if (consonantY) return [`${stem}ily`];
    return /[^aeiou]le$/.test(head)
      ? [`${stem}y`]
      : head.endsWith('ll')
        ? [`${head}y`]
        : [`${head}ly`, `${stem}ly`];
  }
  if (ending === 'ing') {
    if (head.endsWith('ie')) return [`${head.slice(0, -2)}ying`];
    return [`${head}ing`, `${stem}ing`, `${head}${head.at(-1)}ing`].filter(
      (form) => form !== `${stem}ing` || (head.endsWith('e') && !head.endsWith('ee')),
    );
  }
  if (consonantY) return [`${stem}i${ending}`];
  if (head.endsWith('e')) return [`${stem}${ending}`];
  return [`${head}${ending}`, `${head}${head.at(-1)}${ending}`];
}

/** The endings that a part of speech takes. */
const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  n: ['s'],
  num: ['s'],
  v: ['s', 'ed', 'ing'],
  adj: ['er', 'est', 'ly'],
  adv: ['er', 'est'],
};

/** The ending by which the spelling rules make `form` of `head`; null for an irregular form. */
export function endingOf(head: string, pos: string, form: string): Ending | null {
  return (
    (ENDINGS[pos] ?? []).find((ending) => isSpelled(head.toLowerCase(), ending, form.toLowerCase())) ?? null
  );
}

/** What a form with an ending is: "cats" a plural, "runs" a present. */
export function inflectionOf(ending: Ending, pos: string): Inflection {
  if (ending === 's') return pos === 'n' ? 'plural' : 'present';
  return ({ ed: 'past', ing: 'ing', er: 'comparative', est: 'superlative', ly: 'adverb' } as const)[ending];
}

/** Every form that the spelling rules allow for a word, with its ending. */
export function regularForms(word: string, pos: string): { form: string; ending: Ending }[] {
  return (ENDINGS[pos] ?? [])
    .filter((ending) => ending !== 'ly')
    .flatMap((ending) => inflectedSpellings(word, ending).map((form) => ({ form, ending })));
}

/** The adverb in -ly of an adjective: "softly" of "soft". */
export function adverbOf(adjective: string): string {
  return inflectedSpellings(adjective, 'ly')[0]!;
}

/**
 * The transcription of a regular form, from that of its head, both between slashes.
 * @param spelling of the head: a written r at its end is heard before an ending that begins with a vowel
 */
export function inflectIpa(ipa: string, ending: Ending, spelling: string): string {
  const body = ipa.slice(1, -1);
  if (ending === 's') return addSyllableless(body, sOf(body));
  if (ending === 'ed') return addSyllableless(body, edOf(body));
  const linked = /re?$/.test(spelling) && /[əɑɔɜeɪʊ]ː?ə?$/.test(body) ? `${body}r` : body;
  if (ending === 'ly') return stressed(lyOf(body));
  return stressed(`${linked}${{ ing: 'ɪŋ', er: 'ə', est: 'ɪst' }[ending]}`);
}

const sOf = (body: string): string =>
  /(s|z|ʃ|ʒ)$/.test(body) ? 'ɪz' : /(p|t|k|f|θ)$/.test(body) ? 's' : 'z';
const edOf = (body: string): string => (/(t|d)$/.test(body) ? 'ɪd' : /(p|k|f|θ|s|ʃ)$/.test(body) ? 't' : 'd');
const lyOf = (body: string): string =>
  body.endsWith('l') ? `${body}i` : body.endsWith('i') ? `${body.slice(0, -1)}ɪli` : `${body}li`;

const addSyllableless = (body: string, ending: string): string =>
  ending.length > 1 ? stressed(body + ending) : `/${body}${ending}/`;

/** A word that was of one syllable and is now of two is stressed on the first. */
const stressed = (body: string): string => (body.includes('ˈ') ? `/${body}/` : `/ˈ${body}/`);
