import { AppError } from '../../../common/errors/app-error.js';
import { ProviderFault } from '../../../provider-client/provider-fault.js';
import { themeNotAllowed } from '../../screening/theme-not-allowed.js';

/** Seconds, where the provider sends no `Retry-After`. */
const DEFAULT_RETRY_AFTER = 5;

/** The error that the pupil receives for a fault of the story's provider; other errors are returned unchanged. */
export function toGenerationError(error: unknown): unknown {
  if (!(error instanceof ProviderFault)) return error;
  const retryAfter = error.retryAfter ?? DEFAULT_RETRY_AFTER;
  switch (error.kind) {
    case 'input-refused':
      return themeNotAllowed('refused');
    case 'busy':
    case 'down':
      return AppError.unavailable(retryAfter, error);
    case 'slow':
      return new AppError('PROVIDER_TIMEOUT', 'The story was not written in time, try again', {
        cause: error,
      });
    case 'account':
    case 'rejected':
      return new AppError('PROVIDER_FAILED', 'Stories cannot be written at the moment', {
        cause: error,
        needsOperator: true,
      });
    default:
      return new AppError('PROVIDER_FAILED', 'The story could not be written, try again', {
        cause: error,
        ...(error.isTransient && { retryAfter }),
      });
  }
}
