import type { Region } from '@storysprout/contracts/rules';
import { z } from 'zod';
import { sendRequest, parseJson, jsonPost } from './http-request.js';
import { faultKindOf, ProviderFault, type FaultKind } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { maxRecordingBytes, SpeechProvider, type Utterance } from './speech-provider.js';

const MODEL = 'speech-2.8-hd';
const HOSTS: Record<Region, string> = { china: 'https://api.minimaxi.com', global: 'https://api.minimax.io' };
const AUDIO = { sample_rate: 24_000, format: 'wav', channel: 1 };
/** Of the answer besides its audio, which is written in hexadecimal. */
const JSON_BYTES = 10_000;

const answerSchema = z.object({
  base_resp: z.object({ status_code: z.number() }),
  data: z.object({ audio: z.string() }).nullish(),
});

/** What the codes mean that come with a status of success; any other refuses the request. */
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

/** MiniMax's T2A v2, whose errors come with HTTP 200. */
export class MiniMaxSpeech extends SpeechProvider {
  override readonly name = 'minimax';
  override readonly engine = `minimax/${MODEL}/1`;
  /** Below 10,000; from 3,000 on it wants to stream. */
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
    // Its address is given with and without the version.
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
    const answered = await sendRequest(url, init, limits);
    const failure = faultKindOf(answered.status);
    if (failure)
      throw new ProviderFault(
        failure,
        `minimax answered ${answered.status}`,
        readRetryAfter(answered.headers),
      );
    const answer = answerSchema.safeParse(parseJson(answered));
    if (!answer.success) throw new ProviderFault('unusable', 'minimax answered no recording');
    return recordingOf(answer.data);
  }
}

function recordingOf({ base_resp: { status_code: code }, data }: z.infer<typeof answerSchema>): Uint8Array {
  if (code !== 0) throw new ProviderFault(FAULTS[code] ?? 'rejected', `minimax answered ${code}`);
  const hex = data?.audio ?? '';
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new ProviderFault('unusable', 'minimax answered no hexadecimal');
  return Buffer.from(hex, 'hex');
}
