import { describe, expect, it } from '@jest/globals';
import { BINDINGS } from '../testing/test-data.js';
import { capitalize, renderLine } from './render-line.js';

function render(en: string, zh: string) {
  return renderLine({ en, zh, droppable: false, lineNumber: 1 }, BINDINGS);
}

describe('renderLine', () => {
  it('fills names and pronouns by gender in both languages', () => {
    expect(
      render(
        '{H} sees {G} and {his} {K}; {G.he} waves to {him}.',
        '{H}看见{G}和{ta}的{K}，{G.ta}向{ta}挥手。',
      ),
    ).toEqual({
      en: 'Amy sees Tom and her father; he waves to her.',
      zh: '艾米看见汤姆和她的爸爸，他向她挥手。',
    });
  });

  it('renders 她们 for the hero and another person only when both are female', () => {
    const mother = { en: 'mother', zh: '妈妈', gender: 'f' } as const;
    const line = { en: 'They run.', zh: '{K.tamen}跑。', droppable: false, lineNumber: 1 };
    expect(renderLine(line, BINDINGS).zh).toBe('他们跑。');
    expect(renderLine(line, { ...BINDINGS, relative: mother }).zh).toBe('她们跑。');
  });

  it('fills nouns with article, plural, measure word and -ing phrase', () => {
    expect(render('{B.a} and {A.s}, {A.ing}.', '{B.c}和几{A.m}{A}，正{A.ing}。')).toEqual({
      en: 'An elephant and pandas, eating bamboo.',
      zh: '一头大象和几只熊猫，正吃着竹子。',
    });
  });

  it('uses a fact as the whole pair', () => {
    expect(render('{A.f1}', '{A.f1}')).toEqual({ en: 'It is black and white.', zh: '它黑白相间。' });
  });

  it.each([
    ['{he} runs.', 'She runs.'],
    ['"{he} runs," says {G}.', '"She runs," says Tom.'],
    ['"Look!" {he} says. {he} runs.', '"Look!" she says. She runs.'],
    ['{G} says, "{A.s} sleep." {he} nods.', 'Tom says, "Pandas sleep." she nods.'],
  ])('capitalizes the start of sentences: %s', (template, expected) => {
    expect(render(template, '好。').en).toBe(expected);
  });

  it('throws for a slot that nothing fills', () => {
    expect(() => render('{Z.a} runs.', '好。')).toThrow('{Z.a}');
    expect(() => render('Run!', '{he}跑。')).toThrow('{he}');
    expect(() => render('{A.f3}', '{A.f3}')).toThrow('{A.f3}');
  });
});

describe('capitalize', () => {
  it('capitalizes after an opening quote', () => {
    expect([capitalize('she runs'), capitalize('"run!"'), capitalize('42 pandas')]).toEqual([
      'She runs',
      '"Run!"',
      '42 pandas',
    ]);
  });
});
