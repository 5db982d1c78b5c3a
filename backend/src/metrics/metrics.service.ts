import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The provider's name, never anything of a user, so that the series stay few. */
type Provider = 'provider';

/** Histogram buckets, in seconds, for durations that a pupil waits. */
const DURATION_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 30, 45, 60, 90];

/** Prometheus metrics of this process. Labels are names of providers and outcomes, never anything of a user. */
@Injectable()
export class MetricsService {
  /** A registry for each application: a test starts several in one process. */
  readonly registry = new Registry();

  readonly aiRequests = this.counter('ai_requests_total', 'Requests to AI providers', [
    'provider',
    'outcome',
  ]);
  readonly aiRequestSeconds = this.histogram(
    'ai_request_seconds',
    'Duration of requests to AI providers',
    DURATION_BUCKETS,
    ['provider'],
  );
  readonly aiTokens = this.counter('ai_tokens_total', 'Tokens as the providers count them', [
    'provider',
    'kind',
  ]);
  readonly moderations = this.counter('moderations_total', 'Requests to the moderation endpoint', [
    'outcome',
  ]);
  /** 0: requests pass; 1: the provider counts as down and only gets probes. */
  readonly breakerOpen = new Gauge<Provider>({
    name: 'storysprout_provider_breaker_open',
    help: 'Whether a provider is taken to be down',
    labelNames: ['provider'],
    registers: [this.registry],
  });
  readonly generations = this.counter('generations_total', 'Generations by writer and outcome', [
    'writer',
    'outcome',
  ]);
  readonly generationSeconds = this.histogram(
    'generation_seconds',
    'Duration of generations, until checked',
    DURATION_BUCKETS,
    ['writer'],
  );
  readonly storyDrafts = this.histogram(
    'story_drafts',
    'Drafts that were written until one passed',
    [1, 2, 3],
    ['writer'],
  );

  readonly narrations = this.counter('narrations_total', 'Narrations by who reads and outcome', [
    'provider',
    'outcome',
  ]);
  readonly narrationSeconds = this.histogram(
    'narration_seconds',
    'Duration of narrations that succeeded, until they are encoded',
    DURATION_BUCKETS,
    ['provider'],
  );
  readonly speechRequests = this.counter('speech_requests_total', 'Requests to voice services', [
    'provider',
    'outcome',
  ]);
  readonly speechCharacters = this.counter(
    'speech_characters_total',
    'Characters that voice services have spoken, which is what they charge for',
    ['provider'],
  );

  readonly budgetDecisions = this.counter(
    'budget_decisions_total',
    'Whether a budget paid for a story or narration, or which one had no units left',
    ['use', 'outcome'],
  );
  readonly budgetLimit = new Gauge<'budget'>({
    name: 'storysprout_budget_limit_units',
    help: 'Units that the installation may spend on providers a day',
    labelNames: ['budget'],
    registers: [this.registry],
  });

  /** Adds a gauge of the units spent today, read at each scrape: replicas share them, and they end with the day. */
  collectBudgetUnits(readUnits: () => Promise<Record<string, number>>): void {
    const gauge = new Gauge<'budget'>({
      name: 'storysprout_budget_spent_units',
      help: 'Units that the installation has spent on providers today',
      labelNames: ['budget'],
      registers: [],
      async collect() {
        // While the database is away the other metrics are served all the same, and this one keeps its last value.
        const units = await readUnits().catch(() => ({}));
        for (const [budget, spent] of Object.entries(units)) this.set({ budget }, spent);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** A counter with the product's prefix. */
  counter<T extends string>(name: string, help: string, labelNames: T[]): Counter<T> {
    return new Counter({ name: `storysprout_${name}`, help, labelNames, registers: [this.registry] });
  }

  /** A histogram with the product's prefix. */
  histogram<T extends string>(name: string, help: string, buckets: number[], labelNames: T[]): Histogram<T> {
    return new Histogram({
      name: `storysprout_${name}`,
      help,
      buckets,
      labelNames,
      registers: [this.registry],
    });
  }
}
