import { describe, expect, it } from '@jest/globals';
import { parsePlot } from '../data/parse-plot.js';
import { DATA } from '../testing/test-data.js';
import { findPlotErrors } from './validate-plot.js';

/** The error messages of a plot with one line. */
function errorsOf(slots: string, line: string): string[] {
  const text = line.includes('||') || line.includes('.f') ? line : `${line} || 好。`;
  const plot = parsePlot(`title: T || 题\nslots: ${slots}\n# open\n- ${text}`, 'plots/x/a-b.plot');
  return findPlotErrors(plot, DATA).map(({ message }) => message);
}

describe('findPlotErrors', () => {
  it('accepts slots that every possible entry can fill', () => {
    expect(errorsOf('A=animal+zoo, B=animal', '{A.a} and {B.s} run. || {A.c}和{B}跑。')).toEqual([]);
    expect(errorsOf('A=animal', '{A.f1}')).toEqual([]);
    expect(errorsOf('', '{H} and {his} {K}: {K.he} runs. || {H}和{ta}的{K}，{K.tamen}跑。')).toEqual([]);
  });

  it.each([
    ['an unknown lexicon', 'A=ghost', 'Run!', 'plots/x/a-b.plot:2: there is no lexicon "ghost"'],
    [
      'tags that too few entries have',
      'A=animal+sits, B=animal',
      'Run!',
      'plots/x/a-b.plot:2: too few entries for slot A',
    ],
    ['a missing brace', '', 'Run, {H! || 跑！', 'plots/x/a-b.plot:4: cannot read the slot "{H!"'],
    ['a stray brace', '', 'Run, H}! || 跑！', 'plots/x/a-b.plot:4: cannot read the slot "}"'],
    ['an undeclared slot', 'A=animal', '{B.a} runs.', 'plots/x/a-b.plot:4: nothing fills the slot {B.a}'],
    ['an unknown form', '', '{H.she} runs.', 'plots/x/a-b.plot:4: nothing fills the slot {H.she}'],
    ['a misspelt pronoun', '', '{hiss} dog runs.', 'plots/x/a-b.plot:4: nothing fills the slot {hiss}'],
    ['an English slot in Chinese', '', 'Run! || {he}跑。', 'plots/x/a-b.plot:4: nothing fills the slot {he}'],
    ['a slot that cannot be read', '', '{ H} runs.', 'plots/x/a-b.plot:4: cannot read the slot "{ H}"'],
    [
      'a fact that an entry lacks',
      'A=animal',
      '{A.f2}',
      'plots/x/a-b.plot:4: nothing fills the slot {A.f2} when it is "panda"',
    ],
    [
      'a topic outside the universal plots',
      'A=animal',
      'A book about {T}.',
      'plots/x/a-b.plot:4: nothing fills the slot {T}',
    ],
  ])('reports file and line of %s', (_fault, slots, line, message) => {
    expect(errorsOf(slots, line)).toEqual([message]);
  });
});
