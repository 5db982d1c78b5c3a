import { beforeAll, describe, expect, it } from '@jest/globals';
import { dictionary as cmudict } from 'cmu-pronouncing-dictionary';
import { gradedDictionary } from './dictionary/dictionary.js';
import type { GradedWord } from './dictionary/graded-words.js';
import { comparableIpa, consonantsOf, toIpa } from './testing/arpabet.js';

/** Checks the graded word list against the rules of language/words/README.md. */
let rows: readonly GradedWord[];
beforeAll(() => {
  ({ rows } = gradedDictionary());
});

const nameOf = ({ lemma, pos }: GradedWord) => `${lemma} (${pos})`;
/** The curriculum's count leaves out numbers, days, months, titles and countries. */
const isCounted = ({ lemma, pos }: GradedWord) => pos !== 'num' && (lemma === 'I' || /^[a-z]/.test(lemma));
const countUpTo = (grade: number) =>
  new Set(rows.filter((row) => row.grade <= grade && isCounted(row)).map(({ lemma }) => lemma)).size;

describe('the graded words', () => {
  it.each([
    [2, 200],
    [6, 505],
    [9, 1_600],
  ])('up to grade %i have about %i lemmas', (grade, expected) => {
    const count = countUpTo(grade);
    process.stdout.write(`lemmas up to grade ${grade}: ${count}\n`);
    expect(Math.abs(count - expected) / expected).toBeLessThan(0.06);
  });

  it('have one row for each part of speech', () => {
    const names = rows.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have every field in its format', () => {
    const faults = rows.flatMap((row) => faultsOf(row).map((fault) => `${nameOf(row)}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('have different examples', () => {
    const examples = rows.map(({ example }) => example!.en);
    expect(examples.filter((example, index) => examples.indexOf(example) !== index)).toEqual([]);
  });
});

function faultsOf({ pos, phonetic, phoneticUs, senses, example, lemma, forms }: GradedWord): string[] {
  const faults: string[] = [];
  if (!/^(n|v|adj|adv|prep|pron|conj|num|int|art|aux)$/.test(pos)) faults.push(`part of speech ${pos}`);
  for (const ipa of [phonetic, phoneticUs, ...forms.map((form) => form.phonetic)])
    if (ipa !== null && !/^\/[aɑɒæʌəɜeɪiɔoʊubdfɡhjklmnŋprstvwzʃʒðθː ˈˌ]+\/$/.test(ipa)) faults.push(ipa);
  if (senses.length === 0 || /[A-Za-z;,]/.test(senses.join('；')))
    faults.push(`meaning ${senses.join('；')}`);
  if (!example) return [...faults, 'no example'];
  if (!new RegExp(`(?<![A-Za-z])${lemma}(?![A-Za-z])`, 'i').test(example.en))
    faults.push(`not in: ${example.en}`);
  if (!/^["A-Z][\x20-\x7e]*[.!?]"?$/.test(example.en)) faults.push(`English of: ${example.en}`);
  if (!/[。！？]”?$/.test(example.zh) || /[A-Za-z0-9,.!?;:"'()]/.test(example.zh))
    faults.push(`Chinese of: ${example.zh}`);
  const meanings = senses.map((sense) => sense.replace(/（[^）]*）|…/g, '')).filter(Boolean);
  if (meanings.length > 0 && !meanings.some((meaning) => example.zh.includes(meaning)))
    faults.push(`no meaning in: ${example.zh}`);
  return faults;
}

/** Correct here, although CMUdict has another spelling or none. */
const NOT_IN_CMUDICT = new Set(['colourful', 'organise', 'schoolbag', 'yoghurt']);
/** British and American differ in a consonant, or CMUdict writes the word in an unusual way. */
const OTHER_CONSONANTS = new Set([
  'without',
  'newspaper',
  'grandmother',
  'grandfather',
  'grandchild',
  'grandson',
  'close',
  'use',
  'excuse',
  'usually',
  'usual',
  'ancient',
  'government',
  'graduate',
  'sandwich',
  'strength',
  'translate',
  'thirty',
  'February',
]);

describe('against CMUdict', () => {
  const variantsOf = (word: string): string[] => {
    const variants: string[] = [];
    for (let n = 0; ; n += 1) {
      const arpabet = cmudict[`${word.toLowerCase().replace(/-/g, '')}${n > 0 ? `(${n})` : ''}`];
      if (!arpabet) return variants;
      variants.push(toIpa(arpabet));
    }
  };

  it('every lemma is in CMUdict', () => {
    const unknown = rows.filter(({ lemma }) => !NOT_IN_CMUDICT.has(lemma) && variantsOf(lemma).length === 0);
    expect(unknown.map(nameOf)).toEqual([]);
  });

  it('every transcription agrees: American vowels, and the consonants that both accents share', () => {
    const wrong = rows
      .filter(({ lemma }) => !NOT_IN_CMUDICT.has(lemma) && !OTHER_CONSONANTS.has(lemma))
      .filter(({ lemma, phonetic, phoneticUs }) => {
        const variants = variantsOf(lemma);
        const american = variants.some(
          (variant) => comparableIpa(variant) === comparableIpa(phoneticUs ?? phonetic),
        );
        return !american || !variants.some((variant) => consonantsOf(variant) === consonantsOf(phonetic));
      })
      .map(
        (row) => `${nameOf(row)} ${row.phonetic} ${row.phoneticUs ?? ''} ${variantsOf(row.lemma).join(' ')}`,
      );
    expect(wrong).toEqual([]);
  });
});
