import { createHmac, type KeyObject } from 'node:crypto';
import type { BudgetSettings } from '../config/budget-settings.js';
import { addressKey } from '../rate-limits/address-key.js';
import type { BudgetLimit, CrowdLimit } from './budgets.repository.js';
import { standingOf, type StandingAccount } from './standing.js';

/** Whose budgets pay. */
export interface Payer {
  /** The address of the request. */
  address: string;
  /** The pupil; undefined for what belongs to no pupil, such as the preview of a voice. */
  account?: StandingAccount & { id: string };
}

/** All budgets that a payer spends from, in the order in which a refusal is reported. */
export interface PayerBudgets {
  limits: BudgetLimit[];
  crowd?: CrowdLimit;
}

interface BudgetRules {
  budgets: BudgetSettings;
  /** Whether an e-mail can be confirmed here. */
  hasMail: boolean;
  /** For the hashes that stand for pupils and addresses. */
  key: KeyObject;
}

/** The budgets of a payer now, by the standing of the account. */
export function budgetsOf({ address, account }: Payer, { budgets, hasMail, key }: BudgetRules): PayerBudgets {
  const hashedAddress = keyedHash(key, 'address', addressKey(address));
  const shared: BudgetLimit[] = [
    { scope: 'installation', subject: '', limit: budgets.perDay },
    { scope: 'address', subject: hashedAddress, limit: budgets.perAddress },
  ];
  if (!account) return { limits: shared };
  const { newAccountHours } = budgets;
  const standing = standingOf(account, { hasMail, newAccountHours, now: Date.now() });
  const isTrusted = standing === 'established' || standing === 'unproven';
  const pupil: BudgetLimit = {
    scope: 'pupil',
    // By the e-mail where there is one: deleting the account and registering again is no new budget.
    subject: keyedHash(key, 'pupil', account.email ?? account.id),
    limit: isTrusted ? budgets.perPupil : budgets.perNewPupil,
  };
  if (standing === 'unconfirmed') {
    const ofUnconfirmed: BudgetLimit = { scope: 'unconfirmed', subject: '', limit: budgets.unconfirmed };
    return { limits: [ofUnconfirmed, pupil, ...shared] };
  }
  const limits = [pupil, ...shared];
  if (standing !== 'unproven') return { limits };
  return { limits, crowd: { address: hashedAddress, limit: budgets.crowdedAddress } };
}

/** A pseudonym that only the server can compute; the label separates this use of the key from all others. */
function keyedHash(key: KeyObject, kind: 'address' | 'pupil', value: string): string {
  return createHmac('sha256', key).update(`budget of ${kind}\n${value}`).digest('base64url');
}
