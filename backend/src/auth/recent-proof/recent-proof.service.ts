import { Injectable } from '@nestjs/common';
import type { ProofBody, RecentProof } from '@storysprout/contracts/api/sessions';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import { UsersService } from '../../users/users.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { invalidToken } from '../identities/provider-errors.js';
import { ProviderProofService } from '../logins/provider-proof.service.js';
import { LoginThrottleService } from '../password/login-throttle.service.js';
import { PasswordHashService } from '../password/password-hash.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Proves that the caller is the owner of the account and not only of a token. docs/decisions/032-recent-proof.md */
@Injectable()
export class RecentProofService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHashService,
    private readonly wrongPasswords: LoginThrottleService,
    private readonly providers: ProviderProofService,
    private readonly identities: IdentitiesService,
    private readonly sessions: SessionsService,
    private readonly database: DatabaseService,
  ) {}

  /**
   * Accepts the password, or a login that is linked to the caller, as a proof for this session.
   * @throws AppError VALIDATION_FAILED for a missing field, CONFIRMATION_REQUIRED for a wrong password, ACCOUNT_LOCKED
   *   after too many, and those of `ProviderProofService.obtainProof`
   */
  async prove(caller: Caller, body: ProofBody, browser: string | undefined): Promise<RecentProof> {
    if (body.provider === 'email') await this.assertPassword(caller.id, body.password);
    else await this.assertLinked(caller.id, body, browser);
    return { provenUntil: (await this.sessions.recordProof(caller)).toISOString() };
  }

  private async assertPassword(userId: string, password: string | undefined): Promise<void> {
    if (password === undefined) throw AppError.validation([{ path: 'password', message: 'is required' }]);
    const account = await this.users.getUser(userId);
    const matches = await this.wrongPasswords.runAttempt(
      account.email ?? account.id,
      async () => (await this.passwords.verifyPassword(password, account.passwordHash)) || null,
    );
    if (!matches) throw new AppError('CONFIRMATION_REQUIRED', 'The password is wrong');
  }

  private async assertLinked(userId: string, body: ProofBody, browser: string | undefined): Promise<void> {
    const proof = await this.providers.obtainProof(body.provider, body, browser);
    const owner = await this.database.runTransaction((tx) => this.identities.findOwnerId(proof, tx));
    if (owner !== userId) throw invalidToken();
  }
}
