import type { Region } from '@storysprout/contracts/rules';
import { z } from 'zod';
import { sendRequest, parseJson, jsonPost } from './http-request.js';
import { faultKindOf, ProviderFault, type FaultKind } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { maxRecordingBytes, SpeechProvider, type Utterance } from './speech-provider.js';

const MODEL = 'speech-2.8-hd';
const HOSTS: Record<Region, string> = { china: 'https://api.minimaxi.com', global: 'https://api.minimax.io' };
const AUDIO = { sample_rate: 24_000, format: 'wav', channel: 1 };
/** Size of the response without its audio, which is hexadecimal. */
const JSON_BYTES = 10_000;

const responseSchema = z.object({
  base_resp: z.object({ status_code: z.number() }),
  data: z.object({ audio: z.string() }).nullish(),
});

/** Faults by the code of a response with status 200; other codes reject the request. */
const FAULTS: Record<number, FaultKind> = {
  1000: 'down',
  1001: 'down',
  1002: 'busy',
  1024: 'down',
  1033: 'down',
  1004: 'account',
  1008: 'account',
  2049: 'account',
};

/** MiniMax T2A v2, which sends errors with HTTP 200. */
export class MiniMaxSpeech extends SpeechProvider {
  override readonly name = 'minimax';
  override readonly engine = `minimax/${MODEL}/1`;
  /** The limit is 10,000; from 3,000 on streaming is required. */
  override readonly maxChars = 2900;
  override readonly hasSpeed = true;

  constructor(
    private readonly settings: { apiKey: string; groupId: string | undefined; baseUrl: string | undefined },
  ) {
    super();
  }

  override async speak(utterance: Utterance, signal: AbortSignal): Promise<Uint8Array> {
    const { text, voice, speed, region } = utterance;
    const { apiKey, groupId, baseUrl } = this.settings;
    // The base URL may include the version.
    const url = new URL(`${(baseUrl ?? HOSTS[region]).replace(/\/v1$/, '')}/v1/t2a_v2`);
    if (groupId) url.searchParams.set('GroupId', groupId);
    const body = {
      model: MODEL,
      text,
      stream: false,
      voice_setting: { voice_id: voice, speed, vol: 1, pitch: 0 },
      audio_setting: AUDIO,
      output_format: 'hex',
      language_boost: 'English',
    };
    const init = jsonPost(body, { authorization: `Bearer ${apiKey}` });
    const limits = { service: this.name, signal, maxBytes: JSON_BYTES + 2 * maxRecordingBytes(text) };
    const response = await sendRequest(url, init, limits);
    const kind = faultKindOf(response.status);
    if (kind)
      throw new ProviderFault(kind, `minimax answered ${response.status}`, readRetryAfter(response.headers));
    const parsed = responseSchema.safeParse(parseJson(response));
    if (!parsed.success) throw new ProviderFault('unusable', 'minimax answered no recording');
    return recordingOf(parsed.data);
  }
}

function recordingOf({ base_resp: { status_code: code }, data }: z.infer<typeof responseSchema>): Uint8Array {
  if (code !== 0) throw new ProviderFault(FAULTS[code] ?? 'rejected', `minimax answered ${code}`);
  const hex = data?.audio ?? '';
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new ProviderFault('unusable', 'minimax answered no hexadecimal');
  return Buffer.from(hex, 'hex');
}
