import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { addressKey } from '../../rate-limits/address-key.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';

/** Who reads a shared story. */
export interface Reader {
  /** Undefined for a guest. */
  userId: string | undefined;
  address: string;
  /** The `User-Agent` header. */
  browser: string;
}

const DAY_MS = 86_400_000;
/** A class shares one address and often one kind of browser; more views than its pupils are nobody's. */
const GUESTS_OF_ADDRESS = 60;

/**
 * Decides which readings are views: the first of each reader in a day. Guests are told apart by address and browser, without
 * a cookie; both are kept for that day in memory only, as a hash.
 */
@Injectable()
export class ViewCounterService {
  constructor(@Inject(SHARED_STATE) private readonly shared: SharedState) {}

  /** Whether a reading of a story is a view; at most one of several at once is. */
  async isView(storyId: string, { userId, address, browser }: Reader): Promise<boolean> {
    if (userId !== undefined) return this.isFirst(`views:${storyId}:${userId}`);
    const place = hash(addressKey(address));
    const guests = `views-address:${storyId}:${place}`;
    if ((await this.shared.peekCount(guests)).count >= GUESTS_OF_ADDRESS) return false;
    if (!(await this.isFirst(`views:${storyId}:${place}:${hash(browser)}`))) return false;
    return (await this.shared.countHit(guests, DAY_MS)).count <= GUESTS_OF_ADDRESS;
  }

  private isFirst(key: string): Promise<boolean> {
    return this.shared.setIfAbsent(key, '', DAY_MS);
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
