import type { Preferences } from '@storysprout/contracts/api/users';
import type { Region } from '@storysprout/contracts/rules';
import { DEFAULT_VOICE, VOICES, VOICE_VALUES } from '@storysprout/contracts/voices';

/** Whether this is one of the product's voices, in any region. */
export const isKnownVoice = (value: string): boolean => VOICE_VALUES.includes(value);

/** The user's default voice; the region's default where the former is not offered. */
export function preferredVoice({
  preferences,
  region,
}: {
  preferences: Partial<Preferences>;
  region: Region;
}): string {
  const saved = VOICES.find(({ value }) => value === preferences.defaultVoice);
  return saved?.regions.includes(region) ? saved.value : DEFAULT_VOICE[region];
}
