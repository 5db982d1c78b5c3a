import { Injectable } from '@nestjs/common';
import type { AuthData, EmailLoginBody, RegisterBody } from '@storysprout/contracts/api/auth';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { Database } from '../../database/database.service.js';
import { LocationService } from '../../location/location.service.js';
import { UsersService, type Account } from '../../users/users.service.js';
import { EmailVerification } from '../email/email-verification.service.js';
import { firstLanguage } from './first-language.js';
import { Passwords } from '../password/password-hash.service.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { WrongPasswords } from '../password/login-throttle.service.js';

/** What the server sees of who calls, besides the body. */
export interface Origin {
  address: string;
  acceptLanguage?: string | undefined;
}

/** Sign-up, sign-in and the life of tokens. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly wrongPasswords: WrongPasswords,
    private readonly opening: SessionsService,
    private readonly location: LocationService,
    private readonly verification: EmailVerification,
    private readonly database: Database,
  ) {}

  /** Creates an account and signs it in. EMAIL_TAKEN when somebody has the e-mail. */
  async register(body: RegisterBody, origin: Origin): Promise<AuthData> {
    // Hashed before the transaction: the embedded database has one connection, and this takes its time.
    const passwordHash = await this.passwords.hash(body.password);
    const region = await this.location.regionOf(origin.address);
    const language = firstLanguage(origin.acceptLanguage, region);
    const signedIn = await this.database.run(async (tx) => {
      const userInfo = await this.users.create(tx, {
        email: body.email,
        emailVerifiedAt: null,
        nickName: body.nickName,
        passwordHash,
        language,
        region,
      });
      return { userInfo, token: await this.opening.open(userInfo.id, tx) };
    });
    await this.verification.welcome(signedIn.userInfo);
    return signedIn;
  }

  /** Signs in by e-mail. One answer, after the same work, for an unknown e-mail and a wrong password. */
  async signInByEmail(body: EmailLoginBody, origin: Origin): Promise<AuthData> {
    const account = await this.wrongPasswords.try(body.email, () => this.accountOf(body));
    if (!account) throw invalidCredentials();
    const region = await this.location.regionOf(origin.address);
    return this.database.run(async (tx) => {
      // The password may have been changed since it was checked, which ends what was begun with the old one.
      if (!(await this.users.lockUnchanged(tx, account))) throw invalidCredentials();
      await this.users.setRegion(account.id, region, tx);
      await this.sessions.removeExpired(account.id, tx);
      const userInfo = await this.users.profile(account.id, tx);
      return { userInfo, token: await this.opening.open(account.id, tx) };
    });
  }

  /** A fresh token for the caller's; the old one stops after the grace. */
  refresh(caller: Caller): Promise<AuthData> {
    return this.database.run(async (tx) => {
      const signInId = await this.sessions.lockLive(caller.sessionId, tx);
      if (!signInId) throw new AppError('UNAUTHENTICATED', 'Sign in first');
      await this.sessions.endAfterGrace(caller.sessionId, tx);
      const userInfo = await this.users.profile(caller.id, tx);
      return { userInfo, token: await this.opening.open(caller.id, tx, signInId) };
    });
  }

  /** Ends the caller's token, and the ones it replaced. */
  async signOut(caller: Caller): Promise<null> {
    await this.database.run((tx) => this.sessions.end(caller.sessionId, tx));
    return null;
  }

  /** Whose e-mail and password these are; null, after the same work, for nobody's. */
  private async accountOf({ email, password }: EmailLoginBody): Promise<Account | null> {
    const account = await this.users.findByEmail(email);
    const matches = await this.passwords.verify(password, account?.passwordHash);
    return matches ? account : null;
  }
}

const invalidCredentials = () => new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
