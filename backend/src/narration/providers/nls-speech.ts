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
/** The one rate that every voice supports. */
const SAMPLE_RATE = 16_000;

const failureSchema = z.object({ status: z.number() });
/** Faults by the gateway's status codes. */
const FAULTS: Record<number, FaultKind> = {
  [BAD_TOKEN]: 'account',
  40_000_005: 'busy',
  40_000_010: 'account',
};

/** Aliyun's speech gateway (NLS). Only the content type shows a recording: errors are sent with any status. */
export class NlsSpeech extends SpeechProvider {
  override readonly name = 'nls';
  override readonly engine = 'nls/1';
  /** The gateway silently drops the text beyond it. */
  override readonly maxChars = 300;
  override readonly hasSpeed = true;
  private readonly token: NlsToken;

  constructor(private readonly settings: NlsSettings) {
    super();
    this.token = new NlsToken(settings);
  }

  override async speak(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const token = await this.token.getToken(signal);
    const response = await this.request(utterance, token, signal);
    if (isRecording(response)) return response.bytes;
    if (faultCodeOf(response) !== BAD_TOKEN) throw faultOf(response);
    // The token may have been revoked; if a fresh one is rejected too, the fault is the account's.
    this.token.invalidate(token);
    const retried = await this.request(utterance, await this.token.getToken(signal), signal);
    if (isRecording(retried)) return retried.bytes;
    throw faultOf(retried);
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

/** A speed on the gateway's scale: -500 is half, 500 is double; the steps differ below and above 1. */
export const rateOf = (speed: number): number => Math.round((1 - 1 / speed) / (speed < 1 ? 0.002 : 0.001));

const isRecording = ({ headers }: HttpResponse) => /^audio\/mpeg\b/i.test(headers.get('content-type') ?? '');

const faultCodeOf = (response: HttpResponse) => failureSchema.safeParse(parseJson(response)).data?.status;

function faultOf(response: HttpResponse): ProviderFault {
  const code = faultCodeOf(response);
  const retryAfter = readRetryAfter(response.headers);
  if (code === undefined) {
    const kind = faultKindOf(response.status) ?? 'unusable';
    return new ProviderFault(kind, `nls answered ${response.status} without speech`, retryAfter);
  }
  const kind = FAULTS[code] ?? (code >= 50_000_000 ? 'down' : 'rejected');
  return new ProviderFault(kind, `nls answered ${code}`, retryAfter);
}
