import { AppError } from '../../common/errors/app-error.js';
import { ProviderFault } from '../../provider-client/provider-fault.js';

/** Seconds, where a busy service sends no `Retry-After`. */
const RETRY_WHILE_BUSY = 10;

/** The error that the pupil receives for a fault of a voice service; other errors are returned unchanged. */
export function toNarrationError(error: unknown): unknown {
  if (!(error instanceof ProviderFault)) return error;
  if (error.kind === 'busy') return AppError.unavailable(error.retryAfter ?? RETRY_WHILE_BUSY, error);
  if (error.kind === 'slow')
    return new AppError('PROVIDER_TIMEOUT', 'The voice did not answer in time', { cause: error });
  return new AppError('PROVIDER_FAILED', 'The narration could not be made', {
    cause: error,
    needsOperator: error.kind === 'account',
  });
}
