import { z } from 'zod';
import { sendRequest, parseJson, jsonPost, type HttpResponse } from './http-request.js';
import { faultKindOf, ProviderFault, type FaultKind } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { maxRecordingBytes, SpeechProvider, type Utterance } from './speech-provider.js';
import { NlsToken, type NlsKeys } from './nls-token.js';

export interface NlsSettings extends NlsKeys {
  appKey: string;
  baseUrl: string;
}

const BAD_TOKEN = 40_000_001;
/** Every voice has this rate; not every one has more. */
const SAMPLE_RATE = 16_000;

const failureSchema = z.object({ status: z.number() });
const FAULTS: Record<number, FaultKind> = {
  [BAD_TOKEN]: 'account',
  40_000_005: 'busy',
  40_000_010: 'account',
};

/** Aliyun's speech gateway. A recording is known by its content type alone: errors may come with any status. */
export class NlsSpeech extends SpeechProvider {
  override readonly name = 'nls';
  override readonly engine = 'nls/1';
  /** What is beyond is cut off without a word. */
  override readonly maxChars = 300;
  override readonly hasSpeed = true;
  private readonly token: NlsToken;

  constructor(private readonly settings: NlsSettings) {
    super();
    this.token = new NlsToken(settings);
  }

  override async speak(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const first = await this.token.getToken(signal);
    const answered = await this.request(utterance, first, signal);
    if (isRecording(answered)) return answered.bytes;
    if (faultCodeOf(answered) !== BAD_TOKEN) throw faultOf(answered);
    // It may have been withdrawn; a fresh one that is not taken either means our keys.
    this.token.invalidate(first);
    const again = await this.request(utterance, await this.token.getToken(signal), signal);
    if (isRecording(again)) return again.bytes;
    throw faultOf(again);
  }

  private request(
    { text, voice, speed }: Utterance,
    token: string,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    const { appKey, baseUrl } = this.settings;
    const body = {
      appkey: appKey,
      token,
      text,
      format: 'wav',
      sample_rate: SAMPLE_RATE,
      voice,
      speech_rate: rateOf(speed),
    };
    const init = jsonPost(body);
    const limits = { service: this.name, signal, maxBytes: maxRecordingBytes(text) };
    return sendRequest(new URL(`${baseUrl}/stream/v1/tts`), init, limits);
  }
}

/** The gateway's scale, from -500 for half the speed to 500 for twice: its steps differ below and above 1. */
export const rateOf = (speed: number): number => Math.round((1 - 1 / speed) / (speed < 1 ? 0.002 : 0.001));

const isRecording = ({ headers }: HttpResponse) => /^audio\/mpeg\b/i.test(headers.get('content-type') ?? '');

const faultCodeOf = (answered: HttpResponse) => failureSchema.safeParse(parseJson(answered)).data?.status;

function faultOf(answered: HttpResponse): ProviderFault {
  const code = faultCodeOf(answered);
  const retryAfter = readRetryAfter(answered.headers);
  if (code === undefined) {
    const failure = faultKindOf(answered.status) ?? 'unusable';
    return new ProviderFault(failure, `nls answered ${answered.status} without speech`, retryAfter);
  }
  const failure = FAULTS[code] ?? (code >= 50_000_000 ? 'down' : 'rejected');
  return new ProviderFault(failure, `nls answered ${code}`, retryAfter);
}
