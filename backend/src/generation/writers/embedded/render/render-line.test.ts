import { describe, expect, it } from '@jest/globals';
import { capitalize, withIndefiniteArticle } from './english.js';
import { renderLine } from './render-line.js';
import { BINDINGS } from '../testing/test-data.js';

function fill(en: string, zh: string) {
  return renderLine({ en, zh, droppable: false, lineNumber: 1 }, BINDINGS);
}

describe('fillLine', () => {
  it('fills names and pronouns by gender in both languages', () => {
    expect(
      fill('{H} sees {G} and {his} {K}; {G.he} waves to {him}.', '{H}看见{G}和{ta}的{K}，{G.ta}向{ta}挥手。'),
    ).toEqual({
      en: 'Amy sees Tom and her father; he waves to her.',
      zh: '艾米看见汤姆和她的爸爸，他向她挥手。',
    });
  });

  it('says 她们 of the hero and a person when both are female', () => {
    const mother = { en: 'mother', zh: '妈妈', gender: 'f' } as const;
    const line = { en: 'They run.', zh: '{K.tamen}跑。', droppable: false, lineNumber: 1 };
    expect(renderLine(line, BINDINGS).zh).toBe('他们跑。');
    expect(renderLine(line, { ...BINDINGS, relative: mother }).zh).toBe('她们跑。');
  });

  it('fills nouns with their article, plural, measure word and what they are doing', () => {
    expect(fill('{B.a} and {A.s}, {A.ing}.', '{B.c}和几{A.m}{A}，正{A.ing}。')).toEqual({
      en: 'An elephant and pandas, eating bamboo.',
      zh: '一头大象和几只熊猫，正吃着竹子。',
    });
  });

  it('takes a fact as a whole pair', () => {
    expect(fill('{A.f1}', '{A.f1}')).toEqual({ en: 'It is black and white.', zh: '它黑白相间。' });
  });

  it.each([
    ['{he} runs.', 'She runs.'],
    ['"{he} runs," says {G}.', '"She runs," says Tom.'],
    ['"Look!" {he} says. {he} runs.', '"Look!" she says. She runs.'],
    ['{G} says, "{A.s} sleep." {he} nods.', 'Tom says, "Pandas sleep." she nods.'],
  ])('begins sentences with a capital: %s', (template, expected) => {
    expect(fill(template, '好。').en).toBe(expected);
  });

  it('throws on a slot that nothing fills', () => {
    expect(() => fill('{Z.a} runs.', '好。')).toThrow('{Z.a}');
    expect(() => fill('Run!', '{he}跑。')).toThrow('{he}');
    expect(() => fill('{A.f3}', '{A.f3}')).toThrow('{A.f3}');
  });
});

describe('withArticle', () => {
  it.each([
    'a panda',
    'an apple',
    'an hour',
    'an honest boy',
    'a uniform',
    'a unicorn',
    'a useful book',
    'a one-way street',
    'a European city',
    'an umbrella',
    'an uninteresting film',
  ])('says %s', (phrase) => {
    expect(withIndefiniteArticle(phrase.replace(/^an? /, ''))).toBe(phrase);
  });
});

describe('capitalise', () => {
  it('also works behind an opening quote', () => {
    expect([capitalize('she runs'), capitalize('"run!"'), capitalize('42 pandas')]).toEqual([
      'She runs',
      '"Run!"',
      '42 pandas',
    ]);
  });
});
