import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '../../../common/app-error.js';
import { readRetryAfter } from '../../../common/retry-after.js';
import { themeNotAllowed } from '../../screening/theme-not-allowed.js';

/**
 * What went wrong with a request to a provider, whichever it was and however it words its errors.
 * Passing: `busy` (too many requests), `down` (5xx, no connection), `slow` (no answer in time), `broken` (an answer that ended
 * in the middle). Lasting: `account` (key, quota, credit), `rejected` (it does not understand our request). About the text:
 * `input-refused`, `output-refused`.
 */
export type FaultKind =
  'busy' | 'down' | 'slow' | 'broken' | 'account' | 'rejected' | 'input-refused' | 'output-refused';

const PASSING: ReadonlySet<FaultKind> = new Set(['busy', 'down', 'slow', 'broken']);
/** Seconds to wait when the provider names none. */
const DEFAULT_RETRY_AFTER = 5;

/** A failed request to a provider. Its message holds statuses and codes, never what the provider says: that may quote a theme. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Seconds, as the provider asked for. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  /** Whether another try may help. */
  get isPassing(): boolean {
    return PASSING.has(this.kind);
  }

  /** As the contract names it, once no more tries are made. */
  toAppError(): AppError {
    const retryAfter = this.retryAfter ?? DEFAULT_RETRY_AFTER;
    switch (this.kind) {
      case 'input-refused':
        return themeNotAllowed('refused');
      case 'busy':
      case 'down':
        return AppError.unavailable(retryAfter, this);
      case 'slow':
        return new AppError('PROVIDER_TIMEOUT', 'The story was not written in time, try again', {
          cause: this,
        });
      case 'account':
      case 'rejected':
        return new AppError('PROVIDER_FAILED', 'Stories cannot be written at the moment', {
          cause: this,
          isOperators: true,
        });
      default:
        return new AppError('PROVIDER_FAILED', 'The story could not be written, try again', {
          cause: this,
          ...(this.isPassing && { retryAfter }),
        });
    }
  }
}

/** How a provider says that it does not read such a prompt; told apart from its own answer by "output". */
const INSPECTION = /data_?inspection_?failed|content exists risk|considered high risk|inappropriate content/i;
const INSPECTION_CODES = new Set([
  'data_inspection_failed',
  'content_filter',
  'content_policy_violation',
  '1301',
]);
/** No key, no money: nothing that trying again would mend. */
const ACCOUNT_CODES = new Set(['insufficient_quota', 'invalid_api_key', 'Arrearage', '1113']);
const ACCOUNT_STATUS = new Set([401, 402, 403]);

/** The fault behind whatever the SDK threw. */
export function toFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIConnectionTimeoutError) return new ProviderFault('slow', 'no answer in time');
  if (error instanceof APIConnectionError)
    return new ProviderFault('down', `no connection: ${causeOf(error)}`);
  if (error instanceof APIError) return faultOf(error);
  // undici's "terminated": the socket was cut in the middle of an answer. Anything else is a stream that is no stream.
  return new ProviderFault('broken', `broken off: ${error instanceof Error ? error.name : typeof error}`);
}

function faultOf(error: APIError): ProviderFault {
  const { status } = error;
  const code = String(error.code ?? '');
  const type = String(error.type ?? '');
  const text = `status ${status ?? 'in stream'}, code ${word(code)}, type ${word(type)}`;
  if (INSPECTION_CODES.has(code) || INSPECTION_CODES.has(type) || INSPECTION.test(error.message)) {
    // In the middle of a stream the prompt has been read: what is withheld then is the answer.
    const isOutput = status === undefined || /output/i.test(error.message);
    return new ProviderFault(isOutput ? 'output-refused' : 'input-refused', text);
  }
  if (ACCOUNT_CODES.has(code) || ACCOUNT_CODES.has(type) || ACCOUNT_STATUS.has(status ?? 0))
    return new ProviderFault('account', text);
  if (status === 429) return new ProviderFault('busy', text, readRetryAfter(error.headers));
  if (status === undefined || status >= 500 || status === 408 || status === 409)
    return new ProviderFault(status === undefined ? 'broken' : 'down', text, readRetryAfter(error.headers));
  return new ProviderFault('rejected', text);
}

/** The system's name for what broke a connection, as ECONNREFUSED, however deep it lies. */
function causeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code) return word(code);
  }
  return 'unknown';
}

/** Codes are words; anything longer might be a sentence with something of the request in it. */
const word = (text: string): string => (/^[\w.-]{1,60}$/.test(text) ? text : '-');
