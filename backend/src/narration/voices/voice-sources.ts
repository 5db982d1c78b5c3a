import type { Region } from '@storysprout/contracts/rules';
import { VOICES } from '@storysprout/contracts/voices';
import type { ProviderSettings } from '../../config/provider-settings.js';
import type { ProviderName } from '../providers/speech-provider.js';

/** Whose voice it is, and how that service names it. */
export interface VoiceSource {
  provider: ProviderName;
  voice: string;
}

const openai = (voice: string): VoiceSource => ({ provider: 'openai', voice });
const qwen = (voice: string): VoiceSource => ({ provider: 'qwen', voice });
const nls = (voice: string): VoiceSource => ({ provider: 'nls', voice });

/** The product's voices at the services that have them. What is unsure of them: docs/decisions/014-voices-by-provider.md. */
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
  // British, and English only.
  luna: nls('luna'),
  // Nobody lists a sophia: lydia is the gateway's woman who speaks both English and Chinese.
  sophia: nls('lydia'),
  xiaoyun: nls('xiaoyun'),
  xiaogang: nls('xiaogang'),
  ruoxi: nls('ruoxi'),
};

/** The account that each service is asked with. */
const ACCOUNT = { openai: 'openai', qwen: 'dashscope', nls: 'nls', minimax: 'minimax' } as const;

/**
 * Who speaks a voice for somebody in a region; undefined for the embedded voices: without an account, and where the voice
 * is not offered, so that no text of a pupil in China goes to a service abroad.
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
