import { BadRequestError, OpenAI } from 'openai';
import type { Region } from '@storysprout/contracts/rules';
import type { AiSettings } from '../../../config/provider-settings.js';
import type { Metrics } from '../../../metrics/metrics.js';
import { replyWithin } from './after-silence.js';
import { ANSWER_JSON_SCHEMA } from './answer.js';
import { dialectOf, type Dialect } from './dialect.js';
import { GuardedEndpoint, type CallTime } from './guarded-endpoint.js';
import type { Message } from './prompt.js';
import { readCompletion, type Completion } from './read-completion.js';

/** Milliseconds in which a provider that is back answers a probe. */
const PROBE_MS = 3_500;
/** Of the whole time, what one try may wait for headers, or for the next piece of a stream: there is time for another. */
const SHARE_OF_ONE_WAIT = 1 / 3;

/** What is asked of a model. */
export interface ChatRequest {
  messages: readonly Message[];
  safetyId: string;
  /** Called for each try; what it answers gets the answer piece by piece. */
  listen: () => (piece: string) => void;
}

/** One account with a provider that speaks OpenAI's protocol, in its dialect. */
export class AiProvider {
  readonly endpoint: GuardedEndpoint;
  readonly model: string;
  private readonly client: OpenAI;
  private readonly dialect: Dialect;
  private takesSchemas: boolean;

  constructor(
    readonly region: Region,
    settings: AiSettings,
    private readonly timeoutMs: number,
    private readonly metrics: Pick<Metrics, 'aiRequests' | 'aiRequestSeconds' | 'aiTokens' | 'breakerOpen'>,
  ) {
    this.model = settings.model;
    this.client = createClient(settings);
    this.dialect = dialectOf(region, settings);
    this.takesSchemas = this.dialect.hasSchemas;
    const provider = region;
    metrics.breakerOpen.set({ provider }, 0);
    this.endpoint = new GuardedEndpoint({
      probe: () => this.probe(),
      onBreaker: (isOpen) => metrics.breakerOpen.set({ provider }, isOpen ? 1 : 0),
      onTry: (outcome, seconds) => {
        metrics.aiRequests.inc({ provider, outcome });
        metrics.aiRequestSeconds.observe({ provider }, seconds);
      },
    });
  }

  /**
   * Asks the model, again where that may help, until the caller's deadline.
   * @throws ProviderFault of the last try, or the signal's reason
   */
  async complete(request: ChatRequest, time: CallTime): Promise<Completion> {
    const completion = await this.endpoint.call(() => this.once(request, time.signal), time);
    const { input, output } = completion.tokens;
    this.metrics.aiTokens.inc({ provider: this.region, kind: 'input' }, input);
    this.metrics.aiTokens.inc({ provider: this.region, kind: 'output' }, output);
    return completion;
  }

  private async once(request: ChatRequest, signal: AbortSignal): Promise<Completion> {
    try {
      return await this.stream(request, signal);
    } catch (error) {
      if (!this.takesSchemas || !isAboutSchemas(error)) throw error;
      // Not every model behind such an endpoint takes a schema, and the pages of providers disagree on which do.
      this.takesSchemas = false;
      return this.stream(request, signal);
    }
  }

  private async stream(
    { messages, safetyId, listen }: ChatRequest,
    signal: AbortSignal,
  ): Promise<Completion> {
    const waitMs = Math.ceil(this.timeoutMs * SHARE_OF_ONE_WAIT);
    const controller = new AbortController();
    const end = () => controller.abort();
    signal.addEventListener('abort', end, { once: true });
    try {
      const request = this.client.chat.completions.create(
        {
          model: this.model,
          messages: this.inDialect(messages),
          response_format: this.takesSchemas ? SCHEMA_FORMAT : { type: 'json_object' },
          stream: true,
          stream_options: { include_usage: true },
          ...(this.dialect.wantsSafetyId && { safety_identifier: safetyId }),
          ...this.dialect.extra,
        },
        { signal: controller.signal },
      );
      const stream = await replyWithin(waitMs, request, end);
      return await readCompletion(stream, { idleMs: waitMs, end, onText: listen() });
    } finally {
      signal.removeEventListener('abort', end);
      // Whatever ended this, nothing of it goes on.
      controller.abort();
    }
  }

  private inDialect(messages: readonly Message[]): OpenAI.Chat.ChatCompletionMessageParam[] {
    const { systemRole } = this.dialect;
    return messages.map(({ role, content }) => ({ role: role === 'system' ? systemRole : role, content }));
  }

  /** The smallest request that shows whether stories can be written again. */
  private async probe(): Promise<void> {
    const { max_tokens: _, max_completion_tokens: __, ...extra } = this.dialect.extra;
    const reply = await this.client.chat.completions
      .create(
        { ...extra, model: this.model, messages: [{ role: 'user', content: 'Say ok.' }], stream: false },
        { timeout: PROBE_MS },
      )
      .asResponse();
    await reply.body?.cancel();
  }
}

/** The SDK, without its own tries: they know no deadline, and repeat what costs money in vain. */
export function createClient({ apiKey, baseUrl }: Pick<AiSettings, 'apiKey' | 'baseUrl'>): OpenAI {
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
