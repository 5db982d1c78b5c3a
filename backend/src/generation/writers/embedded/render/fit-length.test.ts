import { describe, expect, it } from '@jest/globals';
import { fitLength, reachableLengths } from './fit-length.js';
import { createRandom } from '../../../seeded-random.js';

function beat(...lengths: number[]) {
  return lengths.map((words) => ({ words, weight: 1, value: words }));
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('reachableLengths', () => {
  it('lists every sum of one choice a beat that lies in the range', () => {
    expect(reachableLengths([beat(3, 5), beat(0, 4), beat(2)], { min: 0, max: 20 })).toEqual([5, 7, 9, 11]);
  });
});

describe('fitLength', () => {
  const beats = [beat(3, 5, 8), beat(0, 4), beat(2, 7), beat(1, 6)];

  it('chooses one way a beat, always inside the range', () => {
    const draw = fitLength(beats, { min: 11, max: 12 })!;
    for (let n = 0; n < 200; n += 1) {
      const chosen = draw(createRandom(`${n}`));
      expect(chosen).toHaveLength(4);
      expect([11, 12]).toContain(sum(chosen));
    }
  });

  it('reaches every length of the range that the beats can have', () => {
    const draw = fitLength(beats, { min: 6, max: 25 })!;
    const seen = new Set(Array.from({ length: 500 }, (_, n) => sum(draw(createRandom(`${n}`)))));
    expect([...seen].sort((a, b) => a - b)).toEqual(reachableLengths(beats, { min: 6, max: 25 }));
  });

  it('gives the last beats their long choices as often as the first', () => {
    const alike = Array.from({ length: 10 }, () => beat(0, 5));
    const draw = fitLength(alike, { min: 10, max: 10 })!;
    const draws = Array.from({ length: 2000 }, (_, n) => draw(createRandom(`${n}`)));
    const longShare = (at: number): number =>
      draws.filter((chosen) => chosen[at] === 5).length / draws.length;
    expect(longShare(0)).toBeCloseTo(0.2, 1);
    expect(longShare(9)).toBeCloseTo(0.2, 1);
  });

  it('is null when no combination fits', () => {
    expect(fitLength([beat(3), beat(5)], { min: 9, max: 20 })).toBeNull();
  });
});
