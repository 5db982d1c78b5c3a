import { AppError } from '../../common/app-error.js';
import { readRetryAfter } from '../../common/retry-after.js';

/**
 * Why a voice service did not speak. `down`: away or broken. `slow`: no answer in time. `busy`: too much is asked of it.
 * `denied`: our key or our quota. `refused`: this request, whoever asks. `unusable`: an answer that makes no sense.
 */
export type SpeechFailure = 'down' | 'slow' | 'busy' | 'denied' | 'refused' | 'unusable';

const PASSING: ReadonlySet<SpeechFailure> = new Set(['down', 'slow', 'busy']);
/** Seconds after which another try makes sense when a busy service does not say. */
const RETRY_WHILE_BUSY = 10;

/** What a service answered instead of speech. The message holds codes, never its own words: they may repeat text or token. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';

  constructor(
    readonly failure: SpeechFailure,
    message: string,
    /** Seconds that the service asked to be left alone for. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  /** Whether another try may succeed, and whether the service as a whole seems to be away. */
  get isPassing(): boolean {
    return PASSING.has(this.failure);
  }

  /** As the product's callers see it. */
  toAppError(): AppError {
    if (this.failure === 'busy') return AppError.unavailable(this.retryAfter ?? RETRY_WHILE_BUSY, this);
    if (this.failure === 'slow')
      return new AppError('PROVIDER_TIMEOUT', 'The voice did not answer in time', { cause: this });
    const isOperators = this.failure === 'denied';
    return new AppError('PROVIDER_FAILED', 'The narration could not be made', { cause: this, isOperators });
  }
}

/** The failure that an HTTP status stands for; undefined for success. */
export function failureOf(status: number): SpeechFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return 'busy';
  if (status === 401 || status === 402 || status === 403) return 'denied';
  return status >= 500 || status === 408 ? 'down' : 'refused';
}

/** Whole seconds of a `Retry-After`; undefined where there is none. */
export function retryAfterOf(headers: Headers, now?: number): number | undefined {
  const seconds = readRetryAfter(headers, now);
  return seconds === undefined ? undefined : Math.ceil(seconds);
}
