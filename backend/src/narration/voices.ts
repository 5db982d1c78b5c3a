import type { User } from '@storysprout/contracts/api/users';
import { DEFAULT_VOICE, VOICES } from '@storysprout/contracts/voices';

/** One of the product's voices, wherever it may be listed. */
export const isVoice = (value: string): boolean => VOICES.some((voice) => voice.value === value);

/** The voice that somebody has chosen; the region's own where that one is not to be had there. */
export function savedVoice({ preferences, region }: Pick<User, 'preferences' | 'region'>): string {
  const saved = VOICES.find(({ value }) => value === preferences.defaultVoice);
  return saved?.regions.includes(region) ? saved.value : DEFAULT_VOICE[region];
}
