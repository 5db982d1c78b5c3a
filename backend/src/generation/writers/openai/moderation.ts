import type { OpenAI } from 'openai';
import type { AiSettings } from '../../../config/provider-settings.js';
import type { MetricsService } from '../../../metrics/metrics.service.js';
import { ProviderClient, type RequestLimits } from '../../../provider-client/provider-client.js';
import type { ScreeningVerdict } from '../../screening/screener.js';
import { AI_BREAKER, AI_RETRY, createOpenAiSdk } from './ai-provider.js';
import { toGenerationError } from './generation-error.js';
import { withFaults } from './sdk-fault.js';

const MODEL = 'omni-moderation-latest';
/** Milliseconds of one attempt: it usually answers within a second. */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** OpenAI's moderation endpoint: free of charge, and it receives nothing but the text. */
export class Moderation {
  readonly providerClient: ProviderClient;
  private readonly sdk: OpenAI;

  constructor(settings: AiSettings, metrics: Pick<MetricsService, 'moderations' | 'breakerOpen'>) {
    this.sdk = createOpenAiSdk(settings);
    const provider = 'moderation';
    metrics.breakerOpen.set({ provider }, 0);
    this.providerClient = new ProviderClient({
      retry: { ...AI_RETRY, idleTimeoutMs: ATTEMPT_TIMEOUT_MS },
      breaker: AI_BREAKER,
      probe: (signal) => this.moderate('A cat.', signal),
      onBreakerChange: (isOpen) => metrics.breakerOpen.set({ provider }, isOpen ? 1 : 0),
      onAttempt: (outcome) => metrics.moderations.inc({ outcome }),
    });
  }

  /** @throws AppError: a text that could not be judged is not let through */
  async judge(text: string, limits: RequestLimits): Promise<ScreeningVerdict> {
    try {
      const { results } = await this.providerClient.request((signal) => this.moderate(text, signal), limits);
      return verdictOf(results);
    } catch (error) {
      throw toGenerationError(error);
    }
  }

  private moderate(input: string, signal: AbortSignal): Promise<OpenAI.ModerationCreateResponse> {
    return withFaults(this.sdk.moderations.create({ model: MODEL, input }, { signal }));
  }
}

function verdictOf(results: readonly OpenAI.Moderation[]): ScreeningVerdict {
  const flagged = results.filter((result) => result.flagged);
  if (flagged.length === 0) return 'allowed';
  const isDistress = flagged.some(
    ({ categories }) => categories['self-harm'] || categories['self-harm/intent'],
  );
  return isDistress ? 'needs-help' : 'refused';
}
