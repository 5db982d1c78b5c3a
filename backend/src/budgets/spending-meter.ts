import { ProviderFault } from '../provider-client/provider-fault.js';

/** Where a meter takes its units. */
export interface Budget {
  /** Takes whole units. @throws BudgetSpent, after which none are taken */
  take(units: number): Promise<void>;
  /** Returns units that were taken and not spent. Never rejects: the caller's work is done. */
  giveBack(units: number): Promise<void>;
}

/** Sums of fractions of a unit that differ by less are equal. */
const EPSILON = 1e-6;

/**
 * The spending of one generation or narration: reserves units before a paid request, settles what was really charged at the
 * end. Without a budget it only passes requests on.
 */
export class SpendingMeter {
  /** Whole units, taken from the budget. */
  private taken = 0;
  private spent = 0;
  /** The price of requests in progress. */
  private held = 0;

  constructor(private readonly budget?: Budget) {}

  /**
   * Makes sure that `units` (may be a fraction) can be spent: one query, however many requests they pay for.
   * @throws BudgetSpent
   */
  async reserve(units: number): Promise<void> {
    const missing = Math.ceil(this.spent + this.held + units - this.taken - EPSILON);
    if (!this.budget || missing <= 0) return;
    await this.budget.take(missing);
    this.taken += missing;
  }

  /**
   * Makes one attempt of a request that costs `units`. An attempt that failed without a charge leaves its units to the next one.
   * @throws BudgetSpent before the attempt, or what the attempt throws
   */
  async spend<T>(units: number, attempt: () => Promise<T>): Promise<T> {
    // Held before the query, so that simultaneous requests do not count on the same units.
    this.held += units;
    let isCharged = false;
    try {
      await this.reserve(0);
      isCharged = true;
      return await attempt();
    } catch (error) {
      if (error instanceof ProviderFault) isCharged = error.isCharged;
      throw error;
    } finally {
      this.held -= units;
      if (isCharged) this.spent += units;
    }
  }

  /** Gives back what was reserved in vain. Requests that are still being aborted count as charged. */
  async settle(): Promise<void> {
    const surplus = this.taken - Math.ceil(this.spent + this.held - EPSILON);
    if (!this.budget || surplus <= 0) return;
    this.taken -= surplus;
    await this.budget.giveBack(surplus);
  }
}
