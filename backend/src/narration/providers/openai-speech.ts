import OpenAI, { APIError } from 'openai';
import type { AiSettings } from '../../config/provider-settings.js';
import { toConnectionFault, readBody } from './http-request.js';
import { faultKindOf, ProviderFault } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { maxRecordingBytes, SpeechProvider, type Utterance } from './speech-provider.js';

/** A 429 with this code is not transient. */
const QUOTA_CODE = 'insufficient_quota';

/** OpenAI's speech endpoint, and compatible ones. */
export class OpenAiSpeech extends SpeechProvider {
  override readonly name = 'openai';
  override readonly engine: string;
  /** The documented limit is 4,096; gpt-4o-mini-tts accepts some 2,000 tokens, which may be three characters or fewer. */
  override readonly maxChars = 2000;
  override readonly hasSpeed = true;
  private readonly client: OpenAI;

  constructor(private readonly settings: AiSettings) {
    super();
    this.engine = `openai/${settings.model}/1`;
    // Retries and timeouts are the provider client's.
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      logLevel: 'off',
    });
  }

  override async speak({ text, voice, speed }: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const body = { model: this.settings.model, input: text, voice, speed, response_format: 'wav' } as const;
    try {
      const options = { signal, fetchOptions: { redirect: 'manual' } } as const;
      const response = await this.client.audio.speech.create(body, options);
      return await readBody(response, this.name, maxRecordingBytes(text));
    } catch (error) {
      throw toConnectionFault(toFault(error), this.name, signal);
    }
  }
}

/** The fault of a response with an error status; other errors are returned unchanged. */
function toFault(error: unknown): unknown {
  if (!(error instanceof APIError) || error.status === undefined) return error;
  const kind = error.code === QUOTA_CODE ? 'account' : (faultKindOf(error.status) ?? 'unusable');
  const retryAfter = error.headers instanceof Headers ? readRetryAfter(error.headers) : undefined;
  return new ProviderFault(kind, `openai answered ${error.status}`, retryAfter);
}
