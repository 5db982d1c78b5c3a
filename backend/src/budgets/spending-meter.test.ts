import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderFault, type FaultKind } from '../provider-client/provider-fault.js';
import { BudgetSpent } from './budget-spent.js';
import { SpendingMeter } from './spending-meter.js';

/** Every movement of the budget: units taken, or given back as a negative number. */
let moves: number[];
let left: number;
let meter: SpendingMeter;
beforeEach(() => {
  [moves, left] = [[], 100];
  meter = new SpendingMeter({
    take: async (units) => {
      if (units > left) throw new BudgetSpent('budget');
      left -= units;
      moves.push(units);
    },
    giveBack: async (units) => {
      left += units;
      moves.push(-units);
    },
  });
});

const succeed = async () => 'answer';
const failed = (kind: FaultKind) => () => Promise.reject(new ProviderFault(kind, kind));

describe('a spending meter', () => {
  it('takes the units of an ordinary request once, and has nothing to settle', async () => {
    await meter.reserve(1);
    expect(await meter.spend(1, succeed)).toBe('answer');
    await meter.settle();
    expect(moves).toEqual([1]);
  });

  it('takes more for each further request', async () => {
    await meter.reserve(1);
    for (let count = 0; count < 3; count += 1) await meter.spend(1, succeed);
    await meter.settle();
    expect(moves).toEqual([1, 1, 1]);
  });

  it.each(['busy', 'down', 'account', 'rejected', 'input-refused'] as const)(
    'keeps the units of an attempt that failed without a charge (%s) for the next one, and gives them back at last',
    async (kind) => {
      await meter.reserve(1);
      for (let count = 0; count < 3; count += 1)
        await expect(meter.spend(1, failed(kind))).rejects.toMatchObject({ kind });
      await meter.settle();
      expect(moves).toEqual([1, -1]);
    },
  );

  it.each(['slow', 'broken', 'unusable', 'output-refused'] as const)(
    'counts an attempt that failed after the provider may have charged for it: %s',
    async (kind) => {
      await expect(meter.spend(1, failed(kind))).rejects.toMatchObject({ kind });
      await meter.spend(1, succeed);
      await meter.settle();
      expect(moves).toEqual([1, 1]);
    },
  );

  it('counts an attempt that was aborted', async () => {
    await expect(meter.spend(1, () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
    await meter.settle();
    expect(moves).toEqual([1]);
  });

  it('adds fractions up before it rounds', async () => {
    await meter.reserve(2.4);
    await Promise.all(Array.from({ length: 24 }, () => meter.spend(0.1, succeed)));
    await meter.settle();
    expect(moves).toEqual([3]);
  });

  it('gives back the whole units that a narration did not reach', async () => {
    await meter.reserve(4);
    await meter.spend(1.5, succeed);
    await meter.settle();
    await meter.settle();
    expect(moves).toEqual([4, -2]);
  });

  it('counts a request that is still in progress when it settles', async () => {
    await meter.reserve(2);
    void meter.spend(1, () => new Promise(() => {}));
    await Promise.resolve();
    await meter.settle();
    expect(moves).toEqual([2, -1]);
  });

  it('makes no attempt without units', async () => {
    left = 1;
    let attempts = 0;
    const attempt = async () => (attempts += 1);
    await meter.spend(1, attempt);
    await expect(meter.spend(1, attempt)).rejects.toBeInstanceOf(BudgetSpent);
    expect(attempts).toBe(1);
  });

  it('without a budget passes every request on', async () => {
    const free = new SpendingMeter();
    await free.reserve(1_000_000);
    expect(await free.spend(1_000_000, succeed)).toBe('answer');
    await free.settle();
  });
});
