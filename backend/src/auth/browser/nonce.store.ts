import { Inject, Injectable } from '@nestjs/common';
import { hashSecret, newSecret } from '../../common/secrets.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';

const LIFE_MS = 10 * 60_000;

/** Single-use nonces that prove that a login was begun here, in this browser, at most 10 minutes ago. */
@Injectable()
export class NonceStore {
  constructor(@Inject(SHARED_STATE) private readonly shared: SharedState) {}

  /** Issues a nonce for a browser. */
  async issueNonce(browser: string): Promise<string> {
    const nonce = newSecret();
    await this.shared.set(keyOf(nonce, browser), '', LIFE_MS);
    return nonce;
  }

  /** Consumes a nonce; false for an unknown, used or expired one and for another browser's. */
  async consumeNonce(nonce: string, browser: string | undefined): Promise<boolean> {
    if (browser === undefined) return false;
    return (await this.shared.getAndDelete(keyOf(nonce, browser))) !== undefined;
  }
}

/** The key contains both, so that the nonce alone or the cookie alone cannot even consume it. */
const keyOf = (nonce: string, browser: string) => `nonce:${hashSecret(`${nonce}.${browser}`)}`;
