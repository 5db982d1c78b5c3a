import type { Region } from '@storysprout/contracts/rules';
import { VOICES } from '@storysprout/contracts/voices';
import type { ProviderSettings } from '../../config/provider-settings.js';
import type { ProviderName } from '../providers/speech-provider.js';

/** The service of a voice, and the service's name for it. */
export interface VoiceSource {
  provider: ProviderName;
  voice: string;
}

const openai = (voice: string): VoiceSource => ({ provider: 'openai', voice });
const qwen = (voice: string): VoiceSource => ({ provider: 'qwen', voice });
const nls = (voice: string): VoiceSource => ({ provider: 'nls', voice });

/** The services' voices by the product's names. Uncertain ones: docs/decisions/014-voices-by-provider.md. */
export const VOICE_SOURCES: Record<string, VoiceSource> = {
  graceful_lady: { provider: 'minimax', voice: 'English_Graceful_Lady' },
  nova: openai('nova'),
  alloy: openai('alloy'),
  echo: openai('echo'),
  fable: openai('fable'),
  onyx: openai('onyx'),
  shimmer: openai('shimmer'),
  cherry: qwen('Cherry'),
  ethan: qwen('Ethan'),
  // British English only.
  luna: nls('luna'),
  // The gateway lists no sophia; lydia is its female voice for English and Chinese.
  sophia: nls('lydia'),
  xiaoyun: nls('xiaoyun'),
  xiaogang: nls('xiaogang'),
  ruoxi: nls('ruoxi'),
};

/** The account settings of each service. */
const ACCOUNT = { openai: 'openai', qwen: 'dashscope', nls: 'nls', minimax: 'minimax' } as const;

/**
 * The service of a voice for pupils in a region. Undefined for the embedded voices: without an account, and where the voice
 * is not offered, so that no text of a pupil in China is sent to a service abroad.
 */
export function voiceSourceFor(
  voices: ProviderSettings['voices'],
  voice: string,
  region: Region,
): VoiceSource | undefined {
  const source = Object.hasOwn(VOICE_SOURCES, voice) ? VOICE_SOURCES[voice] : undefined;
  const isOffered = VOICES.some(({ value, regions }) => value === voice && regions.includes(region));
  return source && isOffered && voices[ACCOUNT[source.provider]] ? source : undefined;
}
