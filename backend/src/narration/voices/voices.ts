import type { User } from '@storysprout/contracts/api/users';
import { DEFAULT_VOICE, VOICES } from '@storysprout/contracts/voices';
import { AppError } from '../../common/app-error.js';

/** One of the product's voices, wherever it may be listed. */
export const isKnownVoice = (value: string): boolean => VOICES.some((voice) => voice.value === value);

/** The voice that was asked for, if any was. @throws AppError VALIDATION_FAILED for what is no voice of ours */
export function parseVoice(value: string | undefined): string | undefined {
  if (value === undefined || isKnownVoice(value)) return value;
  throw AppError.validation([{ path: 'voice', message: 'must be one of the voices of GET /config' }]);
}

/** The voice that somebody has chosen; the region's own where that one is not to be had there. */
export function preferredVoice({ preferences, region }: Pick<User, 'preferences' | 'region'>): string {
  const saved = VOICES.find(({ value }) => value === preferences.defaultVoice);
  return saved?.regions.includes(region) ? saved.value : DEFAULT_VOICE[region];
}
