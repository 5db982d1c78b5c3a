import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { LIMITS, type Language } from '@storysprout/contracts/rules';

/** What a provider has vouched for, after all checks. */
export interface Proof {
  provider: IdentityProvider;
  /** The provider's id of the person: stable and never reassigned. */
  subject: string;
  /** A former id of the same person, replaced by `subject` where it is found. */
  formerSubject?: string | undefined;
  /** Lower case, and only where the provider says that it is verified. */
  email: string | null;
  /** The name at the provider, used for the first nickname only. */
  name: string | null;
  /** Apple's, encrypted. */
  refreshToken?: string | undefined;
}

const DEFAULT_NICKNAMES: Record<Language, string> = { 'zh-CN': '小读者', 'en-US': 'Reader' };
/** Invisible characters, and those that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A first nickname within the allowed lengths, from the name at a provider. */
export function nickNameFrom(name: string | null, language: Language): string {
  const clean = (name ?? '').toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  let bounded = '';
  for (const { segment } of new Intl.Segmenter().segment(clean)) {
    if (bounded.length + segment.length > LIMITS.nickName.max) break;
    bounded += segment;
  }
  bounded = bounded.trim();
  return bounded.length < LIMITS.nickName.min ? DEFAULT_NICKNAMES[language] : bounded;
}
