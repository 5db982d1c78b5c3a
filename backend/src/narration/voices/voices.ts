import type { User } from '@storysprout/contracts/api/users';
import { DEFAULT_VOICE, VOICES } from '@storysprout/contracts/voices';
import { AppError } from '../../common/errors/app-error.js';

/** Whether this is one of the product's voices, in any region. */
export const isKnownVoice = (value: string): boolean => VOICES.some((voice) => voice.value === value);

/** The requested voice, if any. @throws AppError VALIDATION_FAILED for an unknown voice */
export function parseVoice(value: string | undefined): string | undefined {
  if (value === undefined || isKnownVoice(value)) return value;
  throw AppError.validation([{ path: 'voice', message: 'must be one of the voices of GET /config' }]);
}

/** The user's default voice; the region's default where the former is not offered. */
export function preferredVoice({ preferences, region }: Pick<User, 'preferences' | 'region'>): string {
  const saved = VOICES.find(({ value }) => value === preferences.defaultVoice);
  return saved?.regions.includes(region) ? saved.value : DEFAULT_VOICE[region];
}
