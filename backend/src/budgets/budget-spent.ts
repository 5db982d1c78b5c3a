import type { FallbackReason } from '@storysprout/contracts/api/common';

/** Thrown before a paid request that no budget has units for. The caller falls back to the embedded engine or voice. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';

  constructor(
    /** What the pupil is told. */
    readonly reason: FallbackReason,
  ) {
    super(`no budget: ${reason}`);
  }
}
