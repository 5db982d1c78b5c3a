/**
 * Kinds of failed provider requests, whichever the provider. Transient: `busy` (too many requests), `down` (5xx, no
 * connection), `slow` (no answer in time), `broken` (an answer that ended in the middle). Permanent: `account` (key, quota,
 * credit), `rejected` (a request that the provider does not accept), `unusable` (an answer of the wrong form). About the
 * text: `input-refused`, `output-refused`.
 */
export type FaultKind =
  | 'busy'
  | 'down'
  | 'slow'
  | 'broken'
  | 'account'
  | 'rejected'
  | 'unusable'
  | 'input-refused'
  | 'output-refused';

const TRANSIENT: ReadonlySet<FaultKind> = new Set(['busy', 'down', 'slow', 'broken']);

/**
 * A failed request to a provider. Its message holds statuses and codes, never the provider's own words: these may quote a
 * pupil's text or a token.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
    /** Seconds, from `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  /** Whether a retry may succeed. Permanent faults show that the provider is up. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.kind);
  }
}

/** The kind of fault that an HTTP status means; undefined for success. */
export function faultKindOf(status: number): FaultKind | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return 'busy';
  if (status === 401 || status === 402 || status === 403) return 'account';
  return status >= 500 || status === 408 ? 'down' : 'rejected';
}
