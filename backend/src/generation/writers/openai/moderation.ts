import type { OpenAI } from 'openai';
import type { AiSettings } from '../../../config/provider-settings.js';
import type { Metrics } from '../../../metrics/metrics.js';
import type { ScreeningVerdict } from '../../screening/screener.js';
import { replyWithin } from './after-silence.js';
import { createClient } from './ai-provider.js';
import { GuardedEndpoint, type CallTime } from './guarded-endpoint.js';

const MODEL = 'omni-moderation-latest';
const PROBE_MS = 3_500;
/** Milliseconds of one try: it mostly answers within a second. */
const TRY_MS = 10_000;

/** OpenAI's moderation endpoint: free of charge, told nothing but the text. */
export class Moderation {
  readonly endpoint: GuardedEndpoint;
  private readonly client: OpenAI;

  constructor(settings: AiSettings, metrics: Pick<Metrics, 'moderations' | 'breakerOpen'>) {
    this.client = createClient(settings);
    const provider = 'moderation';
    metrics.breakerOpen.set({ provider }, 0);
    this.endpoint = new GuardedEndpoint({
      probe: () => this.ask('A cat.', PROBE_MS),
      onBreaker: (isOpen) => metrics.breakerOpen.set({ provider }, isOpen ? 1 : 0),
      onTry: (outcome) => metrics.moderations.inc({ outcome }),
    });
  }

  /** @throws ProviderFault: a text that could not be judged is not let through */
  async judge(text: string, time: CallTime): Promise<ScreeningVerdict> {
    const { results } = await this.endpoint.call(() => this.ask(text, TRY_MS, time.signal), time);
    const flagged = results.filter((result) => result.flagged);
    if (flagged.length === 0) return 'allowed';
    const isDistress = flagged.some(
      ({ categories }) => categories['self-harm'] || categories['self-harm/intent'],
    );
    return isDistress ? 'needs-help' : 'refused';
  }

  private ask(input: string, waitMs: number, signal?: AbortSignal) {
    const controller = new AbortController();
    const end = () => controller.abort();
    signal?.addEventListener('abort', end, { once: true });
    const reply = this.client.moderations.create({ model: MODEL, input }, { signal: controller.signal });
    return replyWithin(waitMs, reply, end).finally(() => signal?.removeEventListener('abort', end));
  }
}
