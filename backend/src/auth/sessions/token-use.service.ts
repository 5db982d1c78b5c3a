import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../common/http/current-user.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import { DeviceService } from './device.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { TokenUseRepository } from './token-use.repository.js';

/** The user of a token, and whether the token was replaced and its grace is over. */
export type TokenUser = Caller & { isReplaced: boolean };

/** Decides what the use of a token means. docs/decisions/031-sessions.md */
@Injectable()
export class TokenUseService {
  private readonly log = new Logger(TokenUseService.name);

  constructor(
    private readonly uses: TokenUseRepository,
    private readonly sessions: SessionsRepository,
    private readonly devices: DeviceService,
  ) {}

  /** The user of a token with a valid signature, its use recorded; false when it has ended. */
  async useToken(id: string, userId: string, origin: RequestOrigin): Promise<TokenUser | false> {
    const state = await this.uses.findState(id, userId);
    if (!state) return false;
    const { signInId, isReplaced, isFirstUse, isStale, hasRecentProof } = state;
    const user = { id: userId, sessionId: id, signInId, hasRecentProof, isReplaced };
    if (isReplaced || !isStale) return user;
    // In this order, so that a fault in between is made good by the next use.
    if (isFirstUse) await this.uses.endReplaced(id);
    await this.uses.recordUse(id, await this.devices.describeDevice(origin));
    if (!isFirstUse || !(await this.uses.hasRival(id))) return user;
    await this.endStolenFamily(signInId);
    return false;
  }

  /** Ends a family of which somebody else holds a token: which of the two is the owner cannot be known. */
  async endStolenFamily(signInId: string): Promise<void> {
    const ended = await this.sessions.endFamily(signInId);
    if (ended > 0) this.log.warn('a token was used after its successor: its session was ended');
  }
}
