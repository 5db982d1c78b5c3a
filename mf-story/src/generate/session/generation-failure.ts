import { THEME_NEEDS_HELP } from '@storysprout/contracts/rules';
import { type ApiError, isApiError } from '@storysprout/contracts/shell';
import type { Messages } from '../../i18n/zh-CN';

export type GenerationFailure =
  /** Stands in the card, with "try again". */
  | { at: 'card'; text: readonly string[] }
  /** Stands under the theme: the same theme would fail again. */
  | { at: 'theme'; text: string }
  /** Stands in the card instead of an error: where who writes such a theme finds help. */
  | { at: 'help' };

/** What a pupil reads when no story came; nothing for an ended session, which leads to the login. */
export function describeGenerationFailure(error: unknown, t: Messages): GenerationFailure | undefined {
  const { network, notWritten, tooFast } = t.generationFailures;
  if (!isApiError(error)) return { at: 'card', text: notWritten };
  switch (error.code) {
    case 'UNAUTHENTICATED':
      return undefined;
    case 'THEME_NOT_ALLOWED':
      return offersHelp(error) ? { at: 'help' } : { at: 'theme', text: t.themeNotAllowed };
    case 'VALIDATION_FAILED':
      return { at: 'theme', text: t.themeInvalid };
    case 'RATE_LIMITED':
      return { at: 'card', text: isForToday(error) ? t.growing.enoughToday : tooFast };
    case 'NETWORK':
    case 'TIMEOUT':
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return { at: 'card', text: network };
    default:
      return { at: 'card', text: notWritten };
  }
}

/** The day's stories are written; the other limits are over in a minute. */
const isForToday = ({ retryAfter = 0 }: ApiError): boolean => retryAfter > 600;

const offersHelp = ({ errors }: ApiError): boolean =>
  errors.some(({ path, message }) => path === 'theme' && message === THEME_NEEDS_HELP);
