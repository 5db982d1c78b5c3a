import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { faultKindOf, ProviderFault } from '../../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../../provider-client/retry-after.js';

/** How providers refuse a prompt after content inspection; "output" in the message means their own answer. */
const INSPECTION = /data_?inspection_?failed|content exists risk|considered high risk|inappropriate content/i;
const INSPECTION_CODES = new Set([
  'data_inspection_failed',
  'content_filter',
  'content_policy_violation',
  '1301',
]);
/** A missing key or credit, with whatever status: a retry does not help. */
const ACCOUNT_CODES = new Set(['insufficient_quota', 'invalid_api_key', 'Arrearage', '1113']);

/** Awaits a request of the SDK. @throws ProviderFault for whatever the SDK throws */
export async function withFaults<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw toFault(error);
  }
}

function toFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  if (error instanceof APIConnectionTimeoutError) return new ProviderFault('slow', 'no answer in time');
  if (error instanceof APIConnectionError)
    return new ProviderFault('down', `no connection: ${systemCodeOf(error)}`);
  if (error instanceof APIError) return faultOfApiError(error);
  // undici's "terminated": the socket was closed in the middle of an answer. Anything else is a malformed stream.
  return new ProviderFault('broken', `broken off: ${error instanceof Error ? error.name : typeof error}`);
}

function faultOfApiError(error: APIError): ProviderFault {
  const { status } = error;
  const code = String(error.code ?? '');
  const type = String(error.type ?? '');
  const message = `status ${status ?? 'in stream'}, code ${safeCode(code)}, type ${safeCode(type)}`;
  if (INSPECTION_CODES.has(code) || INSPECTION_CODES.has(type) || INSPECTION.test(error.message)) {
    // An error in a stream comes after the prompt was accepted, so it concerns the answer.
    const isOutput = status === undefined || /output/i.test(error.message);
    return new ProviderFault(isOutput ? 'output-refused' : 'input-refused', message);
  }
  if (ACCOUNT_CODES.has(code) || ACCOUNT_CODES.has(type)) return new ProviderFault('account', message);
  if (status === undefined) return new ProviderFault('broken', message);
  // 409 is a lock of the provider's that timed out.
  const kind = status === 409 ? 'down' : (faultKindOf(status) ?? 'rejected');
  return new ProviderFault(kind, message, readRetryAfter(error.headers));
}

/** The system's code of a broken connection, such as ECONNREFUSED, from anywhere in the chain of causes. */
function systemCodeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code) return safeCode(code);
  }
  return 'unknown';
}

/** Codes are single words; anything longer may quote the request and is left out. */
const safeCode = (text: string): string => (/^[\w.-]{1,60}$/.test(text) ? text : '-');
