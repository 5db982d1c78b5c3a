import { wholeNumber } from './setting-values.js';

const units = wholeNumber(0, 100_000_000);

/** Environment variables of the daily budgets for what providers charge for (docs/operations.md). */
export const budgetVariables = {
  BUDGET_PER_DAY: units.default(2000),
  BUDGET_PER_ADDRESS: units.default(1000),
  BUDGET_PER_PUPIL: units.default(60),
  BUDGET_PER_NEW_PUPIL: units.default(20),
  BUDGET_UNCONFIRMED: units.default(0),
  BUDGET_CHARACTERS: wholeNumber(1, 1_000_000).default(500),
  NEW_ACCOUNT_HOURS: wholeNumber(0, 8760).default(24),
  CROWDED_ADDRESS: wholeNumber(0, 1_000_000).default(60),
};

/** Units a day. A unit is one request for a story, or `charactersPerUnit` characters of speech. */
export interface BudgetSettings {
  perDay: number;
  perAddress: number;
  perPupil: number;
  /** Of a confirmed account younger than `newAccountHours`. */
  perNewPupil: number;
  /** Of all unconfirmed accounts together. */
  unconfirmed: number;
  charactersPerUnit: number;
  newAccountHours: number;
  /** Accounts of one address a day that nothing but a password belongs to, where no mail is set up. */
  crowdedAddress: number;
}

/** Builds the budgets from validated variables. */
export function budgetSettings(env: Record<keyof typeof budgetVariables, number>): BudgetSettings {
  return {
    perDay: env.BUDGET_PER_DAY,
    perAddress: env.BUDGET_PER_ADDRESS,
    perPupil: env.BUDGET_PER_PUPIL,
    perNewPupil: env.BUDGET_PER_NEW_PUPIL,
    unconfirmed: env.BUDGET_UNCONFIRMED,
    charactersPerUnit: env.BUDGET_CHARACTERS,
    newAccountHours: env.NEW_ACCOUNT_HOURS,
    crowdedAddress: env.CROWDED_ADDRESS,
  };
}
