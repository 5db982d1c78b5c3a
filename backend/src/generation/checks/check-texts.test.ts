import { describe, expect, it } from '@jest/globals';
import { checkAlignment } from './check-alignment.js';
import { checkTexts } from './check-texts.js';
import { embeddedDraft } from '../writers/embedded/testing/embedded-draft.js';

const write = (grade: 1 | 5 | 9) => embeddedDraft('My family', grade, 'x');
const pair = (en: string, zh = '你好。') => checkTexts({ sentences: [{ en, zh }], keywords: [] });

describe('checkTexts', () => {
  it.each([
    'It’s 7:30 a.m. – “Wow!” said Zoë (my sister); 50% of $3 is…',
    "Tom's café has 2 1/2 cakes & tea.",
  ])('accepts ordinary writing: %s', (text) => expect(pair(text)).toEqual([]));

  it.each([
    ['markup', '<img src=x onerror=alert(1)>', 'U+003C'],
    ['a closed script', 'Hi </script>', 'U+003C'],
    ['bidirectional marks', 'Hi \u202ethere', 'U+202E'],
    ['invisible characters', 'Hi\u200bthere', 'U+200B'],
    ['emoji', 'Hi 💩', 'U+1F4A9'],
    ['a line break', 'Hi\nthere', 'U+000A'],
    ['Chinese in the English', 'Hi 你好', 'U+4F60'],
    ['a template placeholder', 'Hi {{name}}', 'U+007B'],
  ])('rejects %s and names the character, not the text', (_, text, code) => {
    expect(pair(text)).toEqual([
      expect.stringMatching(new RegExp(`Sentence 1 .*${code.replace('+', '\\+')}`)),
    ]);
  });

  it('rejects the same characters in translations, keywords and examples', () => {
    expect(pair('Hi.', '你好<b>')).toHaveLength(1);
    const example = { sentence: 'Hi.', translation: '你好。' };
    const keyword = { word: 'hi', phonetic: '/haɪ/', meaning: '你好', examples: [example, example] };
    const check = (change: object) => checkTexts({ sentences: [], keywords: [{ ...keyword, ...change }] });
    expect(check({})).toEqual([]);
    expect(check({ meaning: '<script>' })).toHaveLength(1);
    expect(check({ phonetic: '/💩/' })).toHaveLength(1);
    expect(check({ examples: [example, { sentence: 'Hi \u202e', translation: '好' }] })).toHaveLength(1);
  });

  it('rejects an overlong sentence', () => expect(pair(`A ${'very '.repeat(200)}long one.`)).toHaveLength(1));
});

describe('checkAlignment', () => {
  it.each([1, 5, 9] as const)('detects shifted translations in grade %i', async (grade) => {
    const { sentences } = await write(grade);
    expect(checkAlignment(sentences)).toEqual([]);
    const shifted = (offset: number) =>
      sentences.map(({ en }, index) => ({
        en,
        zh: sentences[(index + offset + sentences.length) % sentences.length]!.zh,
      }));
    expect(checkAlignment(shifted(1))).toHaveLength(1);
    expect(checkAlignment(shifted(-1))).toHaveLength(1);
  });

  it('detects translations that say something else', async () => {
    const { sentences } = await write(5);
    expect(checkAlignment(sentences.map(({ en }) => ({ en, zh: '今天天气很好。' })))).toEqual([
      expect.stringMatching(/do not say what/),
    ]);
  });

  it('accepts a story of a few words', () =>
    expect(checkAlignment([{ en: 'A cat.', zh: '今天天气很好。' }])).toEqual([]));
});
