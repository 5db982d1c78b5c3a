import { describe, expect, it } from '@jest/globals';
import { fitLength, reachableLengths } from './fit-length.js';
import { createRandom } from '../../../seeded-random.js';

function beat(...lengths: number[]) {
  return lengths.map((words) => ({ words, weight: 1, value: words }));
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('reachableLengths', () => {
  it('lists every sum of one choice for each beat in the range', () => {
    expect(reachableLengths([beat(3, 5), beat(0, 4), beat(2)], { min: 0, max: 20 })).toEqual([5, 7, 9, 11]);
  });
});

describe('fitLength', () => {
  const beats = [beat(3, 5, 8), beat(0, 4), beat(2, 7), beat(1, 6)];

  it('picks one choice for each beat with a total in the range', () => {
    const sample = fitLength(beats, { min: 11, max: 12 })!;
    for (let n = 0; n < 200; n += 1) {
      const chosen = sample(createRandom(`${n}`));
      expect(chosen).toHaveLength(4);
      expect([11, 12]).toContain(sum(chosen));
    }
  });

  it('reaches every reachable length', () => {
    const sample = fitLength(beats, { min: 6, max: 25 })!;
    const seen = new Set(Array.from({ length: 500 }, (_, n) => sum(sample(createRandom(`${n}`)))));
    expect([...seen].sort((a, b) => a - b)).toEqual(reachableLengths(beats, { min: 6, max: 25 }));
  });

  it('picks long choices for late beats as often as for early ones', () => {
    const alike = Array.from({ length: 10 }, () => beat(0, 5));
    const sample = fitLength(alike, { min: 10, max: 10 })!;
    const samples = Array.from({ length: 2000 }, (_, n) => sample(createRandom(`${n}`)));
    const longShare = (beatIndex: number): number =>
      samples.filter((chosen) => chosen[beatIndex] === 5).length / samples.length;
    expect(longShare(0)).toBeCloseTo(0.2, 1);
    expect(longShare(9)).toBeCloseTo(0.2, 1);
  });

  it('returns null when no combination fits', () => {
    expect(fitLength([beat(3), beat(5)], { min: 9, max: 20 })).toBeNull();
  });
});
