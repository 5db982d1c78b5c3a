import type { Preferences, User } from '@storysprout/contracts/api/users';
import { DEFAULT_VOICE } from '@storysprout/contracts/voices';
import type { UserEntity } from './user.entity.js';

/** The preferences, completed where an older row lacks some. The default voice is the region's. */
export function completePreferences(user: Pick<UserEntity, 'preferences' | 'region'>): Preferences {
  const { defaultGrade, favoriteThemes, defaultVoice } = user.preferences;
  return {
    defaultGrade: defaultGrade ?? 1,
    favoriteThemes: favoriteThemes ?? [],
    defaultVoice: defaultVoice ?? DEFAULT_VOICE[user.region],
  };
}

/** A user's own profile: a whitelist. */
export function toUser(user: UserEntity): User {
  return {
    id: user.id,
    nickName: user.nickName,
    email: user.email,
    avatarUrl: user.avatarUrl,
    language: user.language,
    region: user.region,
    preferences: completePreferences(user),
    stats: {
      totalStories: user.totalStories,
      totalFavorites: user.favoriteCount,
      totalShares: user.totalShares,
    },
  };
}
