import type { Inflection } from './irregular-forms.js';

/** The ending of a regularly inflected form. */
export type Ending = 's' | 'ed' | 'ing' | 'er' | 'est' | 'ly';

const VOWEL_LETTER = /[aeiou]/;

/** The spellings that the rules allow: "stopping" for "stop"; "travelling" and "traveling" for "travel". */
function inflectedSpellings(lemma: string, ending: Ending): string[] {
  const consonantY = lemma.endsWith('y') && !VOWEL_LETTER.test(lemma.at(-2) ?? '');
  const stem = lemma.slice(0, -1);
  if (ending === 's') {
    if (consonantY) return [`${stem}ies`];
    return /(s|x|z|ch|sh|o)$/.test(lemma) ? [`${lemma}es`, `${lemma}s`] : [`${lemma}s`];
  }
  if (ending === 'ly') {
    if (consonantY) return [`${stem}ily`];
    return /[^aeiou]le$/.test(lemma)
      ? [`${stem}y`]
      : lemma.endsWith('ll')
        ? [`${lemma}y`]
        : [`${lemma}ly`, `${stem}ly`];
  }
  if (ending === 'ing') {
    if (lemma.endsWith('ie')) return [`${lemma.slice(0, -2)}ying`];
    return [`${lemma}ing`, `${stem}ing`, `${lemma}${lemma.at(-1)}ing`].filter(
      (form) => form !== `${stem}ing` || (lemma.endsWith('e') && !lemma.endsWith('ee')),
    );
  }
  if (consonantY) return [`${stem}i${ending}`];
  if (lemma.endsWith('e')) return [`${stem}${ending}`];
  return [`${lemma}${ending}`, `${lemma}${lemma.at(-1)}${ending}`];
}

/** The endings of each part of speech. */
const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  n: ['s'],
  num: ['s'],
  v: ['s', 'ed', 'ing'],
  adj: ['er', 'est', 'ly'],
  adv: ['er', 'est'],
};

/** The ending with which the spelling rules derive `form` from `lemma`; null for an irregular form. */
export function endingOf(lemma: string, pos: string, form: string): Ending | null {
  return (
    (ENDINGS[pos] ?? []).find((ending) =>
      inflectedSpellings(lemma.toLowerCase(), ending).includes(form.toLowerCase()),
    ) ?? null
  );
}

/** The inflection that an ending expresses: "cats" is a plural, "runs" a present form. */
export function inflectionOf(ending: Ending, pos: string): Inflection {
  if (ending === 's') return pos === 'n' ? 'plural' : 'present';
  return ({ ed: 'past', ing: 'ing', er: 'comparative', est: 'superlative', ly: 'adverb' } as const)[ending];
}

/** Every regular form of a lemma with its ending, adverbs in -ly excepted. */
export function regularForms(word: string, pos: string): { form: string; ending: Ending }[] {
  return (ENDINGS[pos] ?? [])
    .filter((ending) => ending !== 'ly')
    .flatMap((ending) => inflectedSpellings(word, ending).map((form) => ({ form, ending })));
}

/** The adverb in -ly of an adjective: "softly" for "soft". */
export function adverbOf(adjective: string): string {
  return inflectedSpellings(adjective, 'ly')[0]!;
}

/**
 * The IPA transcription of a regular form, derived from that of its lemma; both between slashes.
 * @param lemma its spelling: a final written r is pronounced before an ending that begins with a vowel
 */
export function inflectIpa(ipa: string, ending: Ending, lemma: string): string {
  const body = ipa.slice(1, -1);
  if (ending === 's') return addConsonantEnding(body, sOf(body));
  if (ending === 'ed') return addConsonantEnding(body, edOf(body));
  const linked = /re?$/.test(lemma) && /[əɑɔɜeɪʊ]ː?ə?$/.test(body) ? `${body}r` : body;
  if (ending === 'ly') return stressed(lyOf(body));
  return stressed(`${linked}${{ ing: 'ɪŋ', er: 'ə', est: 'ɪst' }[ending]}`);
}

const sOf = (body: string): string =>
  /(s|z|ʃ|ʒ)$/.test(body) ? 'ɪz' : /(p|t|k|f|θ)$/.test(body) ? 's' : 'z';
const edOf = (body: string): string => (/(t|d)$/.test(body) ? 'ɪd' : /(p|k|f|θ|s|ʃ)$/.test(body) ? 't' : 'd');
const lyOf = (body: string): string =>
  body.endsWith('l') ? `${body}i` : body.endsWith('i') ? `${body.slice(0, -1)}ɪli` : `${body}li`;

const addConsonantEnding = (body: string, ending: string): string =>
  ending.length > 1 ? stressed(body + ending) : `/${body}${ending}/`;

/** Adds the stress mark that a word of one syllable needs once an ending makes it two. */
const stressed = (body: string): string => (body.includes('ˈ') ? `/${body}/` : `/ˈ${body}/`);
