import { Inject, Injectable } from '@nestjs/common';
import { hashSecret, newSecret } from '../../common/secrets.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';

const LIFE_MS = 10 * 60_000;

/** Secrets that show that a login was begun here, in this browser, a moment ago, and is finished for the first time. */
@Injectable()
export class NonceStore {
  constructor(@Inject(SHARED_STATE) private readonly shared: SharedState) {}

  /** A nonce for a browser: once, within 10 minutes. */
  async issueNonce(browser: string): Promise<string> {
    const nonce = newSecret();
    await this.shared.set(keyOf(nonce, browser), '', LIFE_MS);
    return nonce;
  }

  /** Uses a nonce up; false for one that is unknown, used, too old or another browser's. */
  async consumeNonce(nonce: string, browser: string | undefined): Promise<boolean> {
    if (browser === undefined) return false;
    return (await this.shared.getAndDelete(keyOf(nonce, browser))) !== undefined;
  }
}

/** Both in one key: whoever has only one of them cannot even use it up. */
const keyOf = (nonce: string, browser: string) => `nonce:${hashSecret(`${nonce}.${browser}`)}`;
