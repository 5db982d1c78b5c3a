import { Injectable } from '@nestjs/common';
import {
  loginProviderSchema,
  type IdentityProvider,
  type LinkLoginBody,
  type LoginProvider,
  type Logins,
} from '@storysprout/contracts/api/logins';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import type { UserEntity } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import type { IdentityEntity } from '../identities/identity.entity.js';
import type { Proof } from '../identities/proof.js';
import { AppleRevocation } from '../google-apple/apple-revocation.service.js';
import { IdTokenLogins } from '../google-apple/id-token.service.js';
import { SocialService } from '../google-apple/google-apple.service.js';
import { WechatLogin } from '../wechat/wechat-login.service.js';

/** The ways in which a person can sign in. */
@Injectable()
export class LoginsService {
  constructor(
    private readonly users: UsersService,
    private readonly identities: IdentitiesService,
    private readonly idTokens: IdTokenLogins,
    private readonly social: SocialService,
    private readonly wechat: WechatLogin,
    private readonly revocation: AppleRevocation,
    private readonly database: Database,
  ) {}

  /** The caller's linked logins. */
  async list(userId: string): Promise<Logins> {
    return toLogins(await this.users.stored(userId), await this.identities.ofUser(userId));
  }

  /**
   * Links another login to the caller's account. An e-mail gets its password by a mailed code instead.
   * @throws AppError NOT_FOUND for a provider that nobody knows, LOGIN_TAKEN when the login is somebody else's
   */
  async link(
    userId: string,
    name: string,
    body: LinkLoginBody,
    browser: string | undefined,
  ): Promise<Logins> {
    const proof = await this.prove(known(name), body, browser);
    return this.database.run(async (tx) => {
      await this.users.assertExists(tx, userId);
      await this.identities.link(userId, proof, tx);
      return toLogins(await this.users.stored(userId, tx), await this.identities.ofUser(userId, tx));
    });
  }

  /** Removes a linked login. @throws AppError NOT_FOUND when it is not linked, LAST_LOGIN when there is no other */
  async unlink(userId: string, name: string): Promise<null> {
    const provider = known(name);
    const removed = await this.database.run(async (tx) => {
      // Locked: two at once would each leave the other one as the last.
      await this.users.assertExists(tx, userId);
      const user = await this.users.stored(userId, tx);
      const identities = await this.identities.ofUser(userId, tx);
      const { logins } = toLogins(user, identities);
      if (!logins.some((login) => login.provider === provider)) throw AppError.notFound();
      if (logins.length === 1) throw new AppError('LAST_LOGIN', 'The last login cannot be removed');
      return this.remove(provider, user, identities, tx);
    });
    await this.revocation.revoke(removed);
    return null;
  }

  private async remove(
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
    await this.identities.remove(removed, tx);
    return removed;
  }

  private prove(
    provider: LoginProvider,
    { token, code, state }: LinkLoginBody,
    browser: string | undefined,
  ): Promise<Proof> {
    if (provider === 'email') throw lacks('provider', 'an e-mail gets its password by a mailed code');
    if (provider === 'wechat') return this.wechat.prove(code, state, browser);
    this.idTokens.mustBeConfigured(provider);
    if (token === undefined) throw lacks('token');
    if (provider === 'apple') return this.social.proveApple(token, code, browser);
    return this.idTokens.prove(provider, token, browser);
  }
}

const lacks = (path: string, message = 'is required') => AppError.validation([{ path, message }]);

function known(provider: string): LoginProvider {
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
