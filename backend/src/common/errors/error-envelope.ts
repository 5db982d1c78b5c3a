import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import type { AppError } from './app-error.js';

/** The envelope of an error (docs/contract.md §1). */
export function errorEnvelope(error: AppError): ErrorEnvelope {
  return {
    success: false,
    data: null,
    message: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
  };
}

/** Headers of an error reply. */
export function errorHeaders(error: AppError): Record<string, string> {
  return error.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(error.retryAfter)) };
}
