import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { SHARED_STATE, type SharedState } from '../shared-state/shared-state.js';
import { addressKey } from './address-key.js';

const MINUTE_MS = 60_000;

/** Requests a minute (docs/contract.md §4). Generous by address, because a whole class shares one. */
export const CALLS_PER_MINUTE = {
  ofAddress: 3_000,
  ofUser: 600,
  signIn: 120,
  wechatQr: 120,
  nonce: 600,
} as const;
const SECOND_MS = 1_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Times that an address is told in an hour that an e-mail is taken: enough for a class, too few to search for people. */
export const TAKEN_EMAILS_PER_HOUR = 20;

/** Rate limiting of the API by address and user, in fixed windows; off with RATE_LIMITS=off. */
@Injectable()
export class RateLimitService {
  constructor(
    @Inject(SHARED_STATE) private readonly shared: SharedState,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimits'>,
  ) {}

  /** Counts a request of an address. @throws AppError RATE_LIMITED with Retry-After */
  countAddress(address: string): Promise<void> {
    return this.count(`calls-address:${addressKey(address)}`, CALLS_PER_MINUTE.ofAddress);
  }

  /** Counts a sign-in or registration from an address. @throws AppError RATE_LIMITED with Retry-After */
  countSignIn(address: string): Promise<void> {
    return this.count(`sign-ins-address:${addressKey(address)}`, CALLS_PER_MINUTE.signIn);
  }

  /** Counts a nonce for an address; a login page requests several. @throws AppError RATE_LIMITED with Retry-After */
  countNonce(address: string): Promise<void> {
    return this.count(`nonces-address:${addressKey(address)}`, CALLS_PER_MINUTE.nonce);
  }

  /** Counts a WeChat QR code for an address. @throws AppError RATE_LIMITED with Retry-After */
  countWechatQr(address: string): Promise<void> {
    return this.count(`wechat-qrs-address:${addressKey(address)}`, CALLS_PER_MINUTE.wechatQr);
  }

  /** Counts a status request for a QR code: one a second. @throws AppError RATE_LIMITED with Retry-After */
  countWechatPoll(ticketId: string): Promise<void> {
    return this.count(`wechat-polls:${ticketId}`, 1, SECOND_MS);
  }

  /** Counts that an address was told that an e-mail is taken. @throws AppError RATE_LIMITED with Retry-After */
  countTakenEmail(address: string): Promise<void> {
    return this.count(takenEmailsKey(address), TAKEN_EMAILS_PER_HOUR, HOUR_MS);
  }

  /** @throws AppError RATE_LIMITED with Retry-After where no further taken e-mail may be named to the address */
  async assertTakenEmails(address: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    const { count, endsInMs } = await this.shared.peekCount(takenEmailsKey(address));
    if (count >= TAKEN_EMAILS_PER_HOUR) throw rateLimited(endsInMs);
  }

  /** Counts a request of a signed-in user. @throws AppError RATE_LIMITED with Retry-After */
  countUser(userId: string): Promise<void> {
    return this.count(`calls-user:${userId}`, CALLS_PER_MINUTE.ofUser);
  }

  private async count(key: string, limit: number, windowMs = MINUTE_MS): Promise<void> {
    if (!this.settings.rateLimits) return;
    const { count, endsInMs } = await this.shared.countHit(key, windowMs);
    if (count > limit) throw rateLimited(endsInMs);
  }
}

const takenEmailsKey = (address: string) => `taken-emails-address:${addressKey(address)}`;

function rateLimited(endsInMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(endsInMs / 1000));
  return new AppError('RATE_LIMITED', 'Too many requests', { retryAfter });
}
