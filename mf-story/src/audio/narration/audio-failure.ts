import { isApiError } from '@storysprout/contracts/shell';
import type { Messages } from '../../i18n/zh-CN';

/** Maps an error of a narration to its text; undefined for an ended session, which redirects to the login. */
export function describeAudioFailure(error: unknown, t: Messages): readonly string[] | undefined {
  const { network, notGenerated, rateLimited, voiceRefused } = t.audio.failures;
  if (!isApiError(error)) return notGenerated;
  switch (error.code) {
    case 'UNAUTHENTICATED':
      return undefined;
    case 'RATE_LIMITED':
      return rateLimited;
    case 'VALIDATION_FAILED':
      return voiceRefused;
    case 'NETWORK':
    case 'TIMEOUT':
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return network;
    default:
      return notGenerated;
  }
}
