import { THEME_NEEDS_HELP } from '@storysprout/contracts/rules';
import { type ApiError, isApiError } from '@storysprout/contracts/shell';
import type { Messages } from '../../i18n/zh-CN';

export type GenerationFailure =
  /** Shown in the card, with a button to retry. */
  | { at: 'card'; text: readonly string[] }
  /** Shown below the theme: a retry with the same theme would fail again. */
  | { at: 'theme'; text: string }
  /** Instead of an error, the card shows help lines for a theme of distress. */
  | { at: 'help' };

/** Maps an error to its text and place; undefined for an ended session, which redirects to the login. */
export function describeGenerationFailure(error: unknown, t: Messages): GenerationFailure | undefined {
  const { network, notGenerated, rateLimited } = t.generationFailures;
  if (!isApiError(error)) return { at: 'card', text: notGenerated };
  switch (error.code) {
    case 'UNAUTHENTICATED':
      return undefined;
    case 'THEME_NOT_ALLOWED':
      return needsHelp(error) ? { at: 'help' } : { at: 'theme', text: t.themeNotAllowed };
    case 'VALIDATION_FAILED':
      return { at: 'theme', text: t.themeInvalid };
    case 'RATE_LIMITED':
      return { at: 'card', text: isDailyLimit(error) ? t.growing.dailyLimit : rateLimited };
    case 'NETWORK':
    case 'TIMEOUT':
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return { at: 'card', text: network };
    default:
      return { at: 'card', text: notGenerated };
  }
}

/** The limit of stories per day; the other limits reset within a minute. */
const isDailyLimit = ({ retryAfter = 0 }: ApiError): boolean => retryAfter > 600;

const needsHelp = ({ errors }: ApiError): boolean =>
  errors.some(({ path, message }) => path === 'theme' && message === THEME_NEEDS_HELP);
