import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { abortable } from '../../common/async/abortable.js';
import { sendRequest, parseJson } from './http-request.js';
import { faultKindOf, ProviderFault } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { signedQuery } from './sign-rpc.js';

export interface NlsKeys {
  accessKeyId: string;
  accessKeySecret: string;
  tokenUrl: string;
}

/** Seconds before its expiry in which a token is no longer used. */
const EXPIRY_MARGIN = 60;
const JSON_BYTES = 100_000;

/** `ExpireTime` is a Unix time in seconds. */
const responseSchema = z.object({ Token: z.object({ Id: z.string().min(1), ExpireTime: z.number() }) });
type Token = z.infer<typeof responseSchema>['Token'];

/** A token request in flight, and the number of callers that wait for it. */
interface PendingRequest {
  token: Promise<Token>;
  waiting: number;
  stop: AbortController;
}

/** The access token of Aliyun's speech gateway: requested once for all callers, and cached until shortly before its expiry. */
export class NlsToken {
  private cached: Token | undefined;
  private pending: PendingRequest | undefined;

  constructor(
    private readonly keys: NlsKeys,
    private readonly now: () => number = Date.now,
  ) {}

  /** A valid token. The request is aborted with its last waiting caller. @throws ProviderFault, or the signal's reason */
  async getToken(signal: AbortSignal): Promise<string> {
    if (this.cached && this.cached.ExpireTime - EXPIRY_MARGIN > this.now() / 1000) return this.cached.Id;
    const pending = (this.pending ??= this.startRequest());
    pending.waiting += 1;
    try {
      return (await abortable(pending.token, signal)).Id;
    } finally {
      pending.waiting -= 1;
      if (pending.waiting === 0) pending.stop.abort();
    }
  }

  /** Drops a token that the gateway rejected, unless a newer one is cached already. */
  invalidate(id: string): void {
    if (this.cached?.Id === id) this.cached = undefined;
  }

  private startRequest(): PendingRequest {
    const stop = new AbortController();
    const token = this.requestToken(stop.signal).then((received) => (this.cached = received));
    const pending = { token, waiting: 0, stop };
    const ended = () => {
      if (this.pending === pending) this.pending = undefined;
    };
    // Waiting callers receive the failure; after the last one has left it is dropped here.
    token.then(ended, ended);
    stop.signal.addEventListener('abort', ended);
    return pending;
  }

  private async requestToken(signal: AbortSignal): Promise<Token> {
    const { accessKeyId, accessKeySecret, tokenUrl } = this.keys;
    const parameters = {
      AccessKeyId: accessKeyId,
      Action: 'CreateToken',
      Format: 'JSON',
      RegionId: 'cn-shanghai',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      Timestamp: new Date(this.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      Version: '2019-02-28',
    };
    const url = new URL(`${tokenUrl}/?${signedQuery(parameters, accessKeySecret)}`);
    const response = await sendRequest(url, {}, { service: 'nls', signal, maxBytes: JSON_BYTES });
    const status = faultKindOf(response.status);
    // An invalid key or signature is answered with 400, 403 or 404.
    const kind = status === 'rejected' ? 'account' : status;
    if (kind) {
      const retryAfter = readRetryAfter(response.headers);
      throw new ProviderFault(kind, `nls answered ${response.status} to CreateToken`, retryAfter);
    }
    const parsed = responseSchema.safeParse(parseJson(response));
    if (!parsed.success) throw new ProviderFault('unusable', 'nls answered no token');
    return parsed.data.Token;
  }
}
