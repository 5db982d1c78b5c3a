/** The kinds of failed requests, whichever the provider: whether a retry may succeed. Any other shows that it is up. */
const IS_TRANSIENT = {
  /** Too many requests. */
  busy: true,
  /** 5xx, or no connection. */
  down: true,
  /** No answer in time. */
  slow: true,
  /** An answer that ended in the middle. */
  broken: true,
  /** Key, quota or credit. */
  account: false,
  /** A request that the provider does not accept. */
  rejected: false,
  /** An answer of the wrong form. */
  unusable: false,
  /** Refused as unsuitable: the text of the request, or the answer. */
  'input-refused': false,
  'output-refused': false,
};

export type FaultKind = keyof typeof IS_TRANSIENT;

/** Refused before anything was made. After any other fault the provider may charge for what it has made until then. */
const UNCHARGED: ReadonlySet<FaultKind> = new Set(['busy', 'down', 'account', 'rejected', 'input-refused']);

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

  /** Whether a retry may succeed. */
  get isTransient(): boolean {
    return IS_TRANSIENT[this.kind];
  }

  /** Whether the provider may charge for the request all the same. */
  get isCharged(): boolean {
    return !UNCHARGED.has(this.kind);
  }
}

/** The kind of fault that an HTTP status means; undefined for success. */
export function faultKindOf(status: number): FaultKind | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return 'busy';
  if (status === 401 || status === 402 || status === 403) return 'account';
  return status >= 500 || status === 408 ? 'down' : 'rejected';
}
