import { Injectable } from '@nestjs/common';
import type { AuthData, EmailLoginBody, RegisterBody } from '@storysprout/contracts/api/auth';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import { LocationService } from '../../location/location.service.js';
import { UsersService, type Account } from '../../users/users.service.js';
import { EmailVerificationService } from '../email/email-verification.service.js';
import { initialLanguage } from './initial-language.js';
import { PasswordHashService } from '../password/password-hash.service.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LoginThrottleService } from '../password/login-throttle.service.js';

/** Where a request comes from: address and languages. */
export interface RequestOrigin {
  address: string;
  acceptLanguage?: string | undefined;
}

/** Sign-up, sign-in by e-mail, refresh and sign-out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordHashService,
    private readonly wrongPasswords: LoginThrottleService,
    private readonly opening: SessionsService,
    private readonly location: LocationService,
    private readonly verification: EmailVerificationService,
    private readonly database: DatabaseService,
  ) {}

  /** Creates an account and signs it in. @throws AppError EMAIL_TAKEN */
  async register(body: RegisterBody, origin: RequestOrigin): Promise<AuthData> {
    // Hashed before the transaction: hashing takes tens of milliseconds, and the embedded database has one connection.
    const passwordHash = await this.passwords.hashPassword(body.password);
    const region = await this.location.regionFor(origin.address);
    const language = initialLanguage(origin.acceptLanguage, region);
    const signedIn = await this.database.runTransaction(async (tx) => {
      const userInfo = await this.users.createUser(tx, {
        email: body.email,
        emailVerifiedAt: null,
        nickName: body.nickName,
        passwordHash,
        language,
        region,
      });
      return { userInfo, token: await this.opening.openSession(userInfo.id, tx) };
    });
    await this.verification.sendFirstVerification(signedIn.userInfo);
    return signedIn;
  }

  /** Signs in by e-mail. One reply, after the same work, for an unknown e-mail and a wrong password. */
  async signInByEmail(body: EmailLoginBody, origin: RequestOrigin): Promise<AuthData> {
    const account = await this.wrongPasswords.runAttempt(body.email, () => this.findAccount(body));
    if (!account) throw invalidCredentials();
    const region = await this.location.regionFor(origin.address);
    return this.database.runTransaction(async (tx) => {
      // The password may have been changed since it was verified; a sign-in with the old one must fail.
      if (!(await this.users.lockUnchanged(tx, account))) throw invalidCredentials();
      await this.users.setRegion(account.id, region, tx);
      await this.sessions.removeExpired(account.id, tx);
      const userInfo = await this.users.getProfile(account.id, tx);
      return { userInfo, token: await this.opening.openSession(account.id, tx) };
    });
  }

  /** A new token in place of the caller's, which ends after the grace period. */
  refreshToken(caller: Caller): Promise<AuthData> {
    return this.database.runTransaction(async (tx) => {
      const signInId = await this.sessions.lockActive(caller.sessionId, tx);
      if (!signInId) throw new AppError('UNAUTHENTICATED', 'Sign in first');
      await this.sessions.endAfterGrace(caller.sessionId, tx);
      const userInfo = await this.users.getProfile(caller.id, tx);
      return { userInfo, token: await this.opening.openSession(caller.id, tx, signInId) };
    });
  }

  /** Ends the caller's token, and those it replaced. */
  async signOut(caller: Caller): Promise<null> {
    await this.database.runTransaction((tx) => this.sessions.end(caller.sessionId, tx));
    return null;
  }

  /** The account with this e-mail and password, or null, after the same work in either case. */
  private async findAccount({ email, password }: EmailLoginBody): Promise<Account | null> {
    const account = await this.users.findByEmail(email);
    const matches = await this.passwords.verifyPassword(password, account?.passwordHash);
    return matches ? account : null;
  }
}

const invalidCredentials = () => new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
