import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { abortable } from '../../common/abortable.js';
import { sendRequest, parseJson } from './http-request.js';
import { faultKindOf, ProviderFault } from '../../provider-client/provider-fault.js';
import { readRetryAfter } from '../../provider-client/retry-after.js';
import { signedQuery } from './sign-rpc.js';

export interface NlsKeys {
  accessKeyId: string;
  accessKeySecret: string;
  tokenUrl: string;
}

/** Seconds before its end from which on a token is not used any more. */
const MARGIN = 60;
const JSON_BYTES = 100_000;

/** `ExpireTime` is in seconds since 1970. */
const answerSchema = z.object({ Token: z.object({ Id: z.string().min(1), ExpireTime: z.number() }) });
type Token = z.infer<typeof answerSchema>['Token'];

/** A token that is being asked for, and how many wait for it. */
interface PendingRequest {
  token: Promise<Token>;
  waiting: number;
  stop: AbortController;
}

/** The token of Aliyun's speech gateway: asked for once, for everybody, and kept until shortly before it ends. */
export class NlsToken {
  private cached: Token | undefined;
  private pending: PendingRequest | undefined;

  constructor(
    private readonly keys: NlsKeys,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws ProviderFault, or the signal's reason; with the last one who waits the request ends */
  async getToken(signal: AbortSignal): Promise<string> {
    if (this.cached && this.cached.ExpireTime - MARGIN > this.now() / 1000) return this.cached.Id;
    const pending = (this.pending ??= this.startRequest());
    pending.waiting += 1;
    try {
      return (await abortable(pending.token, signal)).Id;
    } finally {
      pending.waiting -= 1;
      if (pending.waiting === 0) pending.stop.abort();
    }
  }

  /** Forgets a token that the gateway did not take, unless there is another one already. */
  invalidate(id: string): void {
    if (this.cached?.Id === id) this.cached = undefined;
  }

  private startRequest(): PendingRequest {
    const stop = new AbortController();
    const token = this.requestToken(stop.signal).then((answered) => (this.cached = answered));
    const pending = { token, waiting: 0, stop };
    const ended = () => {
      if (this.pending === pending) this.pending = undefined;
    };
    // Who waits has the failure; the last one who stops waiting leaves it to nobody.
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
    const failure = faultKindOf(response.status);
    // A bad key or signature is a 400, 403 or 404 here.
    const ours = failure === 'rejected' ? 'account' : failure;
    if (ours) {
      const retryAfter = readRetryAfter(response.headers);
      throw new ProviderFault(ours, `nls answered ${response.status} to CreateToken`, retryAfter);
    }
    const answer = answerSchema.safeParse(parseJson(response));
    if (!answer.success) throw new ProviderFault('unusable', 'nls answered no token');
    return answer.data.Token;
  }
}
