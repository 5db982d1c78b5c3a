import { describe, expect, it } from '@jest/globals';
import { parsePlot } from './parse-plot.js';

const FILE = 'plots/zoo-trip/a-lost-hat.plot';

const PLOT = `title: The Lost Hat || 丢失的帽子
slots: A1=animal, O=thing+carried+soft

// a note for authors
# open
- It is sunny. || 今天天气晴朗。
  ~{H} is happy. || {H}很高兴。
- It is Sunday. || 今天是星期天。
# see ?
- {H} sees {A1.a}. || {H}看见{A1.c}。
  {A1.f1}
`;

describe('parsePlot', () => {
  it('parses title, slots, beats, variants and lines', () => {
    const plot = parsePlot(PLOT, FILE);

    expect(plot).toMatchObject({
      id: 'zoo-trip/a-lost-hat',
      themeId: 'zoo-trip',
      band: 'a',
      title: { en: 'The Lost Hat', zh: '丢失的帽子' },
    });
    expect(plot.slots.map(({ slot, lexicon, tags }) => ({ slot, lexicon, tags }))).toEqual([
      { slot: 'A1', lexicon: 'animal', tags: [] },
      { slot: 'O', lexicon: 'thing', tags: ['carried', 'soft'] },
    ]);
    expect(plot.beats.map((beat) => [beat.name, beat.optional, beat.variants.length])).toEqual([
      ['open', false, 2],
      ['see', true, 1],
    ]);
    expect(plot.beats[0]!.variants[0]).toEqual([
      { en: 'It is sunny.', zh: '今天天气晴朗。', droppable: false, lineNumber: 6 },
      { en: '{H} is happy.', zh: '{H}很高兴。', droppable: true, lineNumber: 7 },
    ]);
  });

  it('uses a fact slot as the whole pair', () => {
    expect(parsePlot(PLOT, FILE).beats[1]!.variants[0]![1]).toMatchObject({ en: '{A1.f1}', zh: '{A1.f1}' });
  });

  it.each([
    ['a line without a translation', '# open\n- It is sunny.', 3, 'expected English || Chinese'],
    ['a line before the first beat', '- It is sunny. || 今天天气晴朗。', 2, 'a line precedes the first beat'],
    ['a beat without a variant', '# open\n# end\n- Bye! || 再见！', 2, 'beat "open" has no variant'],
    [
      'a beat that does not begin with "- "',
      '# open\nBye! || 再见！',
      3,
      'the first line of a variant begins with "- "',
    ],
    [
      'a variant of droppable lines alone',
      '# open\n- ~Bye! || 再见！',
      3,
      'a variant needs a line that is not droppable',
    ],
    [
      'an unreadable slot rule',
      'slots: animal\n# open\n- Bye! || 再见！',
      2,
      'cannot read the slot rule "animal"',
    ],
    [
      'a slot declared twice',
      'slots: A=animal, A=thing\n# open\n- Bye! || 再见！',
      2,
      'a slot is declared twice',
    ],
    ['a fact slot inside a line', '# open\n- See: {A.f1} || {A.f1}', 3, 'a fact slot is a line of its own'],
    [
      'a declared slot with a reserved name',
      'slots: A=animal, K=thing\n# open\n- Bye! || 再见！',
      2,
      'the slot name K is reserved',
    ],
  ])('reports file and line of %s', (_fault, body, lineNumber, problem) => {
    expect(() => parsePlot(`title: T || 题\n${body}`, FILE)).toThrow(`${FILE}:${lineNumber}: ${problem}`);
  });

  it('rejects a plot without a title and a file not named by theme and band', () => {
    expect(() => parsePlot('# open\n- Bye! || 再见！', FILE)).toThrow(`${FILE}:1: the title is missing`);
    expect(() => parsePlot(PLOT, 'plots/zoo-trip/lost.plot')).toThrow('a plot file is named');
  });
});
