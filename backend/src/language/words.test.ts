import { beforeAll, describe, expect, it } from '@jest/globals';
import { dictionary as cmudict } from 'cmu-pronouncing-dictionary';
import { gradedDictionary } from './dictionary/dictionary.js';
import type { GradedWord } from './dictionary/graded-words.js';
import { consonantsOf, essence, toIpa } from './testing/arpabet.js';

/** The graded word list as a whole: the rules of language/words/README.md. */
let rows: readonly GradedWord[];
beforeAll(() => {
  ({ rows } = gradedDictionary());
});

const nameOf = ({ lemma: word, pos }: GradedWord) => `${word} (${pos})`;
/** Numbers, days, months, titles and countries are no part of the curriculum's count. */
const isCounted = ({ lemma: word, pos }: GradedWord) =>
  pos !== 'num' && (word === 'I' || /^[a-z]/.test(word));
const countUpTo = (grade: number) =>
  new Set(rows.filter((row) => row.grade <= grade && isCounted(row)).map(({ lemma: word }) => word)).size;

describe('the graded words', () => {
  it.each([
    [2, 200],
    [6, 505],
    [9, 1_600],
  ])('up to grade %i are about %i head words', (grade, about) => {
    const count = countUpTo(grade);
    process.stdout.write(`head words up to grade ${grade}: ${count}\n`);
    expect(Math.abs(count - about) / about).toBeLessThan(0.06);
  });

  it('stand there once for each part of speech', () => {
    const names = rows.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have every field, each in its form', () => {
    const faults = rows.flatMap((row) => faultsOf(row).map((fault) => `${nameOf(row)}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('have an example of their own', () => {
    const examples = rows.map(({ example }) => example!.en);
    expect(examples.filter((example, at) => examples.indexOf(example) !== at)).toEqual([]);
  });
});

function faultsOf({ pos, phonetic, phoneticUs, senses, example, lemma: word, forms }: GradedWord): string[] {
  const faults: string[] = [];
  if (!/^(n|v|adj|adv|prep|pron|conj|num|int|art|aux)$/.test(pos)) faults.push(`part of speech ${pos}`);
  for (const ipa of [phonetic, phoneticUs, ...forms.map((form) => form.phonetic)])
    if (ipa !== null && !/^\/[aɑɒæʌəɜeɪiɔoʊubdfɡhjklmnŋprstvwzʃʒðθː ˈˌ]+\/$/.test(ipa)) faults.push(ipa);
  if (senses.length === 0 || /[A-Za-z;,]/.test(senses.join('；')))
    faults.push(`meaning ${senses.join('；')}`);
  if (!example) return [...faults, 'no example'];
  if (!new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`, 'i').test(example.en))
    faults.push(`not in: ${example.en}`);
  if (!/^["A-Z][\x20-\x7e]*[.!?]"?$/.test(example.en)) faults.push(`English of: ${example.en}`);
  if (!/[。！？]”?$/.test(example.zh) || /[A-Za-z0-9,.!?;:"'()]/.test(example.zh))
    faults.push(`Chinese of: ${example.zh}`);
  const meanings = senses.map((sense) => sense.replace(/（[^）]*）|…/g, '')).filter(Boolean);
  if (meanings.length > 0 && !meanings.some((meaning) => example.zh.includes(meaning)))
    faults.push(`no meaning in: ${example.zh}`);
  return faults;
}

/** What CMUdict spells or says otherwise, and is right here. */
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

  it('every word is spelled as a word', () => {
    const unknown = rows.filter(
      ({ lemma: word }) => !NOT_IN_CMUDICT.has(word) && variantsOf(word).length === 0,
    );
    expect(unknown.map(nameOf)).toEqual([]);
  });

  it('every word is transcribed as it is spoken: American vowels, the consonants of both', () => {
    const wrong = rows
      .filter(({ lemma: word }) => !NOT_IN_CMUDICT.has(word) && !OTHER_CONSONANTS.has(word))
      .filter(({ lemma: word, phonetic, phoneticUs }) => {
        const variants = variantsOf(word);
        const american = variants.some((variant) => essence(variant) === essence(phoneticUs ?? phonetic));
        return !american || !variants.some((variant) => consonantsOf(variant) === consonantsOf(phonetic));
      })
      .map(
        (row) => `${nameOf(row)} ${row.phonetic} ${row.phoneticUs ?? ''} ${variantsOf(row.lemma).join(' ')}`,
      );
    expect(wrong).toEqual([]);
  });
});
