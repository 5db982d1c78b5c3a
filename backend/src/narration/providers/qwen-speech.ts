import { z } from 'zod';
import { sendRequest, parseJson, jsonPost, type HttpResponse } from './http-request.js';
import { faultKindOf, ProviderFault } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { maxRecordingBytes, SpeechProvider, type Utterance } from './speech-provider.js';
import { allowedResultUrl } from './result-url.js';

const MODEL = 'qwen3-tts-flash';
const PATH = '/api/v1/services/aigc/multimodal-generation/generation';
/** Limit of the response that holds the recording's URL. */
const JSON_BYTES = 100_000;

const responseSchema = z.object({ output: z.object({ audio: z.object({ url: z.string().min(1) }) }) });
const failureSchema = z.object({ code: z.string() });
/** Codes that concern the account, with whatever status. */
const ACCOUNT_CODES = new Set(['Arrearage', 'InvalidApiKey', 'AccessDenied', 'AccessDenied.Unpurchased']);

/** Qwen's voices on Alibaba's DashScope, which returns the URL of a recording. */
export class QwenSpeech extends SpeechProvider {
  override readonly name = 'qwen';
  override readonly engine = `qwen/${MODEL}/1`;
  override readonly maxChars = 600;
  override readonly hasSpeed = false;

  constructor(private readonly settings: { apiKey: string; baseUrl: string }) {
    super();
  }

  override async speak({ text, voice }: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const { apiKey, baseUrl } = this.settings;
    const body = { model: MODEL, input: { text, voice, language_type: 'English' } };
    const init = jsonPost(body, { authorization: `Bearer ${apiKey}` });
    const options = { service: this.name, signal };
    // The base URL may include the version.
    const url = new URL(`${baseUrl.replace(/\/api\/v1$/, '')}${PATH}`);
    const response = await sendRequest(url, init, { ...options, maxBytes: JSON_BYTES });
    const parsed = responseSchema.safeParse(parseJson(assertSuccess(response)));
    if (!parsed.success) throw new ProviderFault('unusable', 'qwen answered no recording');
    const recordingUrl = allowedResultUrl(parsed.data.output.audio.url, baseUrl);
    if (!recordingUrl) throw new ProviderFault('unusable', 'qwen answered an address that is not allowed');
    const file = await sendRequest(recordingUrl, {}, { ...options, maxBytes: maxRecordingBytes(text) });
    return assertSuccess(file).bytes;
  }
}

function assertSuccess(response: HttpResponse): HttpResponse {
  const kind = faultKindOf(response.status);
  if (!kind) return response;
  const { data } = failureSchema.safeParse(parseJson(response));
  const isAccount = data !== undefined && ACCOUNT_CODES.has(data.code);
  const message = `qwen answered ${response.status}${isAccount ? ` ${data.code}` : ''}`;
  throw new ProviderFault(isAccount ? 'account' : kind, message, readRetryAfter(response.headers));
}
