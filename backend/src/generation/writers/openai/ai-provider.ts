import { BadRequestError, OpenAI } from 'openai';
import type { Region } from '@storysprout/contracts/rules';
import type { SpendingMeter } from '../../../budgets/spending-meter.js';
import type { AiSettings } from '../../../config/provider-settings.js';
import type { MetricsService } from '../../../metrics/metrics.service.js';
import {
  ProviderClient,
  type ProviderClientOptions,
  type RequestLimits,
} from '../../../provider-client/provider-client.js';
import { STORY_REQUEST_UNITS } from '../story-writer.js';
import { ANSWER_JSON_SCHEMA } from './completion/answer.js';
import { dialectOf, type Dialect } from './dialect.js';
import type { ChatMessage } from './completion/prompt.js';
import { readCompletion, type Completion } from './completion/read-completion.js';
import { withFaults } from './sdk-fault.js';

export const AI_RETRY = { maxAttempts: 4, backoffMs: 300 };
/** A provider that is up again is found within two probes. */
export const AI_BREAKER: ProviderClientOptions['breaker'] = {
  failures: 5,
  counts: 'attempts',
  probeEveryMs: 4_000,
  probeTimeoutMs: 3_500,
};
/** Share of the generation's time that an attempt may wait for headers, or for the next chunk: it leaves time for a retry. */
const IDLE_SHARE = 1 / 3;

export interface ChatRequest {
  messages: readonly ChatMessage[];
  safetyId: string;
  /** Called for each attempt; the returned function receives the answer's text in deltas. */
  onAttempt: () => (delta: string) => void;
  /** Pays for each attempt. */
  meter: SpendingMeter;
}

/** One account with a provider of an OpenAI-compatible API, in that provider's dialect. */
export class AiProvider {
  readonly providerClient: ProviderClient;
  readonly model: string;
  private readonly sdk: OpenAI;
  private readonly dialect: Dialect;
  private takesSchemas: boolean;

  constructor(
    readonly region: Region,
    settings: AiSettings,
    timeoutMs: number,
    private readonly metrics: Pick<
      MetricsService,
      'aiRequests' | 'aiRequestSeconds' | 'aiTokens' | 'breakerOpen'
    >,
  ) {
    this.model = settings.model;
    this.sdk = createOpenAiSdk(settings);
    this.dialect = dialectOf(region, settings);
    this.takesSchemas = this.dialect.hasSchemas;
    const provider = region;
    metrics.breakerOpen.set({ provider }, 0);
    this.providerClient = new ProviderClient({
      retry: { ...AI_RETRY, idleTimeoutMs: Math.ceil(timeoutMs * IDLE_SHARE) },
      breaker: AI_BREAKER,
      probe: (signal) => withFaults(this.probe(signal)),
      onBreakerChange: (isOpen) => metrics.breakerOpen.set({ provider }, isOpen ? 1 : 0),
      onAttempt: (outcome, seconds) => {
        metrics.aiRequests.inc({ provider, outcome });
        metrics.aiRequestSeconds.observe({ provider }, seconds);
      },
    });
  }

  /**
   * Requests a chat completion, with retries until the deadline.
   * @throws ProviderFault of the last attempt, BudgetSpent, or the signal's reason
   */
  async complete(request: ChatRequest, limits: RequestLimits): Promise<Completion> {
    const completion = await this.providerClient.request(
      (signal, onProgress) => withFaults(this.attempt(request, signal, onProgress)),
      { ...limits, pay: (attempt) => request.meter.spend(STORY_REQUEST_UNITS, attempt) },
    );
    const { input, output } = completion.tokens;
    this.metrics.aiTokens.inc({ provider: this.region, kind: 'input' }, input);
    this.metrics.aiTokens.inc({ provider: this.region, kind: 'output' }, output);
    return completion;
  }

  private async attempt(
    request: ChatRequest,
    signal: AbortSignal,
    onProgress: () => void,
  ): Promise<Completion> {
    try {
      return await this.stream(request, signal, onProgress);
    } catch (error) {
      if (!this.takesSchemas || !isAboutSchemas(error)) throw error;
      // Not every model behind such an endpoint takes a schema, and providers' documentation disagrees on which do.
      this.takesSchemas = false;
      onProgress();
      return this.stream(request, signal, onProgress);
    }
  }

  private async stream(
    { messages, safetyId, onAttempt }: ChatRequest,
    signal: AbortSignal,
    onProgress: () => void,
  ): Promise<Completion> {
    const stream = await this.sdk.chat.completions.create(
      {
        model: this.model,
        messages: this.inDialect(messages),
        response_format: this.takesSchemas ? SCHEMA_FORMAT : { type: 'json_object' },
        stream: true,
        stream_options: { include_usage: true },
        ...(this.dialect.wantsSafetyId && { safety_identifier: safetyId }),
        ...this.dialect.extra,
      },
      { signal },
    );
    onProgress();
    return readCompletion(stream, { onChunk: onProgress, onText: onAttempt() });
  }

  private inDialect(messages: readonly ChatMessage[]): OpenAI.Chat.ChatCompletionMessageParam[] {
    const { systemRole } = this.dialect;
    return messages.map(({ role, content }) => ({ role: role === 'system' ? systemRole : role, content }));
  }

  /** The smallest request that shows whether stories can be written again. */
  private async probe(signal: AbortSignal): Promise<void> {
    const { max_tokens: _, max_completion_tokens: __, ...extra } = this.dialect.extra;
    const response = await this.sdk.chat.completions
      .create(
        { ...extra, model: this.model, messages: [{ role: 'user', content: 'Say ok.' }], stream: false },
        { signal },
      )
      .asResponse();
    await response.body?.cancel();
  }
}

/** OpenAI's SDK without its own retries: these have no deadline, and repeat requests that cannot succeed. */
export function createOpenAiSdk({ apiKey, baseUrl }: Pick<AiSettings, 'apiKey' | 'baseUrl'>): OpenAI {
  // Organisation, project and log level are never taken from the environment: settings are read in one place.
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
  });
}

const SCHEMA_FORMAT: OpenAI.ResponseFormatJSONSchema = {
  type: 'json_schema',
  json_schema: { name: 'story', strict: true, schema: ANSWER_JSON_SCHEMA },
};

function isAboutSchemas(error: unknown): boolean {
  return error instanceof BadRequestError && /response_format|json_schema/i.test(error.message);
}
