import { Injectable } from '@nestjs/common';
import {
  loginProviderSchema,
  type IdentityProvider,
  type LinkLoginBody,
  type LoginProvider,
  type Logins,
} from '@storysprout/contracts/api/logins';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import type { UserEntity } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { AccountNoticeService } from '../email/account-notice.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import type { IdentityEntity } from '../identities/identity.entity.js';
import { AppleRevocationService } from '../google-apple/apple-revocation.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ProviderProofService } from './provider-proof.service.js';

/** The logins of an account: e-mail, Google, Apple, WeChat. */
@Injectable()
export class LoginsService {
  constructor(
    private readonly users: UsersService,
    private readonly identities: IdentitiesService,
    private readonly proofs: ProviderProofService,
    private readonly sessions: SessionsService,
    private readonly revocation: AppleRevocationService,
    private readonly notices: AccountNoticeService,
    private readonly database: DatabaseService,
  ) {}

  /** The caller's linked logins. */
  async listLogins(userId: string): Promise<Logins> {
    return toLogins(await this.users.getUser(userId), await this.identities.listByUser(userId));
  }

  /**
   * Links another login to the caller's account. An e-mail gets its password by a mailed code instead.
   * @throws AppError NOT_FOUND for an unknown provider, LOGIN_TAKEN when the login is another user's, UNAUTHENTICATED when
   * the session has ended since the request began
   */
  async linkLogin(
    caller: Caller,
    name: string,
    body: LinkLoginBody,
    browser: string | undefined,
  ): Promise<Logins> {
    const proof = await this.proofs.obtainProof(parseProvider(name), body, browser);
    const { user, before, after } = await this.database.runTransaction(async (tx) => {
      await this.users.assertExists(tx, caller.id);
      // The provider may have taken its time: meanwhile the owner may have ended the session, or taken the account over.
      await this.sessions.assertActive(caller, tx);
      const before = await this.identities.listByUser(caller.id, tx);
      await this.identities.linkIdentity(caller.id, proof, tx);
      const after = await this.identities.listByUser(caller.id, tx);
      return { user: await this.users.getUser(caller.id, tx), before, after };
    });
    if (after.length > before.length) await this.notices.sendNotice('linked', user, proof.provider);
    return toLogins(user, after);
  }

  /** Removes a linked login. @throws AppError NOT_FOUND when it is not linked, LAST_LOGIN for the only one */
  async unlinkLogin(userId: string, name: string): Promise<null> {
    const provider = parseProvider(name);
    const { user, removed } = await this.database.runTransaction(async (tx) => {
      // Locked: two requests at once would each keep the other's login as the last one.
      await this.users.assertExists(tx, userId);
      const user = await this.users.getUser(userId, tx);
      const identities = await this.identities.listByUser(userId, tx);
      const { logins } = toLogins(user, identities);
      if (!logins.some((login) => login.provider === provider)) throw AppError.notFound();
      if (logins.length === 1) throw new AppError('LAST_LOGIN', 'The last login cannot be removed');
      return { user, removed: await this.removeLogin(provider, user, identities, tx) };
    });
    await this.revocation.revokeLogins(removed);
    await this.notices.sendNotice('unlinked', user, provider);
    return null;
  }

  private async removeLogin(
    provider: LoginProvider,
    { id }: UserEntity,
    identities: IdentityEntity[],
    tx: Transaction,
  ): Promise<IdentityEntity[]> {
    if (provider === 'email') {
      await this.users.setPassword(tx, id, null);
      return [];
    }
    const removed = identities.filter((identity) => identity.provider === provider);
    await this.identities.removeIdentities(removed, tx);
    return removed;
  }
}

function parseProvider(provider: string): LoginProvider {
  const result = loginProviderSchema.safeParse(provider);
  if (!result.success) throw AppError.notFound();
  return result.data;
}

function toLogins(user: UserEntity, identities: readonly IdentityEntity[]): Logins {
  const others = identities.map(({ provider, linkedAt }: { provider: IdentityProvider; linkedAt: Date }) => ({
    provider,
    linkedAt: linkedAt.toISOString(),
  }));
  if (user.passwordHash === null) return { logins: others };
  const verified = user.emailVerifiedAt !== null;
  return { logins: [{ provider: 'email', linkedAt: user.createdAt.toISOString(), verified }, ...others] };
}
