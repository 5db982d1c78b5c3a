import { z } from 'zod';
import { sendRequest, parseJson, jsonPost, type HttpResponse } from './http-request.js';
import { faultKindOf, ProviderFault } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { maxRecordingBytes, SpeechProvider, type Utterance } from './speech-provider.js';
import { allowedResultUrl } from './result-url.js';

const MODEL = 'qwen3-tts-flash';
const PATH = '/api/v1/services/aigc/multimodal-generation/generation';
/** Of the answer that says where the recording is. */
const JSON_BYTES = 100_000;

const answerSchema = z.object({ output: z.object({ audio: z.object({ url: z.string().min(1) }) }) });
const failureSchema = z.object({ code: z.string() });
/** Codes that mean our account and not this request, whatever their status. */
const ACCOUNT_CODES = new Set(['Arrearage', 'InvalidApiKey', 'AccessDenied', 'AccessDenied.Unpurchased']);

/** Qwen's voices on Alibaba's DashScope, which answers the address of a recording. */
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
    const asked = { service: this.name, signal };
    // Its address is given with and without the version.
    const url = new URL(`${baseUrl.replace(/\/api\/v1$/, '')}${PATH}`);
    const answered = await sendRequest(url, init, { ...asked, maxBytes: JSON_BYTES });
    const json = parseJson(assertSuccess(answered));
    const answer = answerSchema.safeParse(json);
    if (!answer.success) throw new ProviderFault('unusable', 'qwen answered no recording');
    const address = allowedResultUrl(answer.data.output.audio.url, baseUrl);
    if (!address) throw new ProviderFault('unusable', 'qwen answered an address that is not allowed');
    const file = await sendRequest(address, {}, { ...asked, maxBytes: maxRecordingBytes(text) });
    return assertSuccess(file).bytes;
  }
}

function assertSuccess(answered: HttpResponse): HttpResponse {
  const failure = faultKindOf(answered.status);
  if (!failure) return answered;
  const { data } = failureSchema.safeParse(parseJson(answered));
  const isDenied = data !== undefined && ACCOUNT_CODES.has(data.code);
  const message = `qwen answered ${answered.status}${isDenied ? ` ${data.code}` : ''}`;
  throw new ProviderFault(isDenied ? 'account' : failure, message, readRetryAfter(answered.headers));
}
