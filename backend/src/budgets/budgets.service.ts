import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { KeyObject } from 'node:crypto';
import { describeError } from '../common/errors/describe-error.js';
import type { BudgetSettings } from '../config/budget-settings.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { TOKEN_KEY } from '../config/token-key.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { BudgetSpent } from './budget-spent.js';
import { BudgetsRepository } from './budgets.repository.js';
import { budgetsOf, type Payer, type PayerBudgets } from './payer-budgets.js';
import { SpendingMeter } from './spending-meter.js';

/** What is paid for, in the metrics. */
export type BudgetUse = 'story' | 'narration' | 'preview';

/** Share of the installation's budget at which the operator is warned. */
const WARNING_SHARE = 0.8;

/**
 * Daily budgets for what providers charge for: by pupil, by address, for all unconfirmed accounts, for the installation. In the
 * database, so that they hold over restarts and for all replicas. Off with RATE_LIMITS=off. docs/operations.md
 */
@Injectable()
export class BudgetsService implements OnModuleInit {
  private readonly logger = new Logger(BudgetsService.name);
  private readonly budgets: BudgetSettings;
  /** The day for which older rows have been deleted. */
  private cleanDay: string | undefined;
  /** The day on which the log has said that the installation's budget is spent. */
  private spentDay: string | undefined;

  constructor(
    private readonly repository: BudgetsRepository,
    private readonly metrics: MetricsService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'budgets' | 'mail' | 'rateLimits'>,
    @Inject(TOKEN_KEY) private readonly key: KeyObject,
  ) {
    this.budgets = settings.budgets;
  }

  onModuleInit(): void {
    if (!this.settings.rateLimits) return;
    this.metrics.budgetLimit.set({ budget: 'installation' }, this.budgets.perDay);
    this.metrics.budgetLimit.set({ budget: 'unconfirmed' }, this.budgets.unconfirmed);
    this.metrics.collectBudgetUnits(() => this.repository.findInstallationUnits());
  }

  /** The meter of one generation or narration; the caller settles it at the end. */
  openMeter(use: BudgetUse, payer: Payer): SpendingMeter {
    if (!this.settings.rateLimits) return new SpendingMeter();
    const budgets = budgetsOf(payer, { budgets: this.budgets, hasMail: this.hasMail, key: this.key });
    let day = '';
    return new SpendingMeter({
      take: async (units) => void (day = await this.take(use, budgets, units)),
      giveBack: (units) => this.giveBack(budgets, units, day),
    });
  }

  /** Takes units from all budgets. @returns the day they count for @throws BudgetSpent */
  private async take(use: BudgetUse, { limits, crowd }: PayerBudgets, units: number): Promise<string> {
    const decide = (outcome: string) => this.metrics.budgetDecisions.inc({ use, outcome });
    // A budget of nothing needs no query.
    const empty = limits.find(({ limit }) => limit === 0);
    const outcome = empty ? { refusedBy: empty.scope } : await this.repository.take(limits, units, crowd);
    if (outcome.refusedBy) {
      decide(outcome.refusedBy);
      if (outcome.refusedBy === 'installation') this.logSpent();
      const unconfirmed = this.hasMail ? 'unconfirmed' : 'new-account';
      throw new BudgetSpent(outcome.refusedBy === 'unconfirmed' ? unconfirmed : 'budget');
    }
    decide('paid');
    this.warnAtShare(outcome.installation, units);
    await this.cleanUp(outcome.day);
    return outcome.day;
  }

  private async giveBack({ limits }: PayerBudgets, units: number, day: string): Promise<void> {
    try {
      await this.repository.giveBack(limits, units, day);
    } catch (error) {
      // They stay counted: the budgets never allow more than they should.
      this.logger.warn({ units, cause: describeError(error) }, 'units of a budget were not given back');
    }
  }

  private get hasMail(): boolean {
    return this.settings.mail !== undefined;
  }

  /** Exactly one request of all replicas takes the unit that reaches the share. */
  private warnAtShare(spent: number | undefined, units: number): void {
    const { perDay } = this.budgets;
    const threshold = perDay * WARNING_SHARE;
    if (spent === undefined || spent < threshold || spent - units >= threshold) return;
    this.logger.warn({ spent, limit: perDay }, "80 % of today's budget for AI and voices is spent");
  }

  private logSpent(): void {
    const today = new Date().toISOString().slice(0, 10);
    if (this.spentDay === today) return;
    this.spentDay = today;
    this.logger.error(
      { limit: this.budgets.perDay },
      "today's budget for AI and voices is spent: the embedded engine and voices serve until 00:00 UTC",
    );
  }

  /** Once a day: what pupils and addresses spent on earlier days is not kept. */
  private async cleanUp(day: string): Promise<void> {
    if (this.cleanDay === day) return;
    this.cleanDay = day;
    await this.repository.deleteBefore(day).catch((error: unknown) => {
      this.logger.warn({ cause: describeError(error) }, 'budgets of earlier days were not deleted');
    });
  }
}
