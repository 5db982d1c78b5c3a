import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { LIMITS, type Language } from '@storysprout/contracts/rules';

/** What a provider has vouched for, after every check of it. */
export interface Proof {
  provider: IdentityProvider;
  /** The provider's own name for the person, stable and never given to another. */
  subject: string;
  /** What the same person was called before: replaced by `subject` where it is found. */
  formerSubject?: string | undefined;
  /** Lower case, and only where the provider says that it is verified. */
  email: string | null;
  /** What the person is called there; made a nickname, and nothing else. */
  name: string | null;
  /** Apple's, encrypted. */
  refreshToken?: string | undefined;
}

const DEFAULT_NICKNAMES: Record<Language, string> = { 'zh-CN': '小读者', 'en-US': 'Reader' };
/** What is seen nowhere, or turns the text around it. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A first nickname within the product's bounds from what a provider tells. */
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
