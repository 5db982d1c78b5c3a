import { setImmediate as nextTurn } from 'node:timers/promises';
import { Gate } from './gate.js';

/**
 * Lets work that would come all at once come in turns, with a turn of the event loop before each piece: when a thousand
 * waiting stories arrive together, other requests still find the process and its database free in between.
 */
export class Turns {
  private readonly gate: Gate;

  constructor(atOnce: number) {
    this.gate = new Gate(atOnce, Number.POSITIVE_INFINITY, () => new Error('everybody may wait'));
  }

  run<T>(task: () => Promise<T> | T): Promise<T> {
    return this.gate.run(async () => {
      await nextTurn();
      return task();
    });
  }
}
