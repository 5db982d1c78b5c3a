import { ERROR_STATUS, type ErrorCode, type FieldError } from '@storysprout/contracts/api/error';

/** Details of a failure besides its code and message. */
export interface AppErrorDetails {
  /** The invalid fields, for VALIDATION_FAILED; with THEME_NOT_ALLOWED, that help is offered. */
  errors?: FieldError[] | undefined;
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
  /** Lasts until the operator acts (a refused key, an account without credit): logged as an error. */
  needsOperator?: boolean;
}

/**
 * An expected failure, thrown where it is detected and turned into HTTP once, by the error filter.
 * The message is an English sentence for the client: never a query, a path or personal data.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly errors?: FieldError[];
  readonly retryAfter?: number;
  readonly needsOperator: boolean;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: AppErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.status = ERROR_STATUS[code];
    this.needsOperator = details.needsOperator ?? code === 'INTERNAL';
    if (details.errors) this.errors = details.errors;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }

  /** 404 for an unknown, malformed or hidden id. */
  static notFound(what = 'Not found'): AppError {
    return new AppError('NOT_FOUND', what);
  }

  /** 403 for something that belongs to another user. */
  static forbidden(): AppError {
    return new AppError('FORBIDDEN', 'This belongs to somebody else');
  }

  /** 400 with the invalid fields. */
  static validation(errors: FieldError[]): AppError {
    return new AppError('VALIDATION_FAILED', 'The request is not valid', { errors });
  }

  /** 503 for a part that is unavailable or overloaded. */
  static unavailable(retryAfter = 5, cause?: unknown): AppError {
    return new AppError('UNAVAILABLE', 'Temporarily unavailable, try again', { retryAfter, cause });
  }
}
