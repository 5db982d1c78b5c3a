import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@storysprout/contracts/api/error';
import { isDatabaseAway } from './database-errors.js';
import { AppError } from './app-error.js';

/** Framework statuses with a code of their own; every other 4xx is a malformed request. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  // A path or parameter longer than any id is an unknown address.
  414: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

const MESSAGE_OF_CODE: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Sign in first',
  FORBIDDEN: 'Not allowed',
  NOT_FOUND: 'Not found',
  PAYLOAD_TOO_LARGE: 'The body is larger than 64 KiB',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be JSON',
  RATE_LIMITED: 'Too many requests',
  UNAVAILABLE: 'Temporarily unavailable, try again',
  VALIDATION_FAILED: 'The request is malformed',
};

/** An address that cannot be decoded is an unknown one. */
const UNKNOWN_ADDRESS = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']);

/**
 * Maps any thrown value to an AppError. Texts of the framework are replaced, because they repeat parts of the request.
 * Unexpected errors become INTERNAL, with their cause for the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return AppError.unavailable(5, error);
  const thrown = error instanceof HttpException && error.cause instanceof Error ? error.cause : error;
  const status = error instanceof HttpException ? error.getStatus() : statusOf(thrown);
  if (UNKNOWN_ADDRESS.has(codeOf(thrown))) return AppError.notFound();
  if (status !== undefined && status >= 400 && (status < 500 || status === 503)) {
    const code = CODE_OF_STATUS[status] ?? 'VALIDATION_FAILED';
    return new AppError(code, MESSAGE_OF_CODE[code] ?? 'The request is malformed', {
      cause: error,
      ...(code === 'VALIDATION_FAILED' && { errors: [] }),
      ...(code === 'UNAVAILABLE' && { retryAfter: 5 }),
    });
  }
  return new AppError('INTERNAL', 'Internal server error', { cause: error });
}

/** The status of an error that Fastify created; `statusCode` of other errors has no meaning here. */
function statusOf(error: unknown): number | undefined {
  if (!codeOf(error).startsWith('FST_')) return undefined;
  return (error as { statusCode?: number }).statusCode;
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
