import { Injectable } from '@nestjs/common';
import type { AuthData, EmailLoginBody, RegisterBody } from '@storysprout/contracts/api/auth';
import { normalizeEmail } from '@storysprout/contracts/email-address';
import { AppError } from '../../common/errors/app-error.js';
import type { Caller } from '../../common/http/current-user.js';
import { DatabaseService } from '../../database/database.service.js';
import { NicknamesService } from '../../generation/screening/nicknames/nicknames.service.js';
import { LocationService } from '../../location/location.service.js';
import { RateLimitService } from '../../rate-limits/rate-limit.service.js';
import { UsersService, type Account } from '../../users/users.service.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import { EmailVerificationService } from '../email/email-verification.service.js';
import { initialLanguage } from './initial-language.js';
import { PasswordHashService } from '../password/password-hash.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LoginThrottleService } from '../password/login-throttle.service.js';

/** Sign-up, sign-in by e-mail, refresh and sign-out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHashService,
    private readonly wrongPasswords: LoginThrottleService,
    private readonly location: LocationService,
    private readonly verification: EmailVerificationService,
    private readonly limits: RateLimitService,
    private readonly database: DatabaseService,
    private readonly nicknames: NicknamesService,
  ) {}

  /**
   * Creates an account and signs it in.
   * @throws AppError EMAIL_TAKEN, VALIDATION_FAILED for a nickname that is refused, RATE_LIMITED after too many taken e-mails
   * from one address, for every e-mail alike
   */
  async register(body: RegisterBody, origin: RequestOrigin): Promise<AuthData> {
    this.nicknames.assertAllowed(body.nickName);
    await this.limits.assertTakenEmails(origin.address);
    // Hashed before the transaction: hashing takes tens of milliseconds, and the embedded database has one connection.
    const passwordHash = await this.passwords.hashPassword(body.password);
    const region = await this.location.regionFor(origin.address);
    const language = initialLanguage(origin.acceptLanguage, region);
    const signedIn = await this.countingTakenEmail(origin.address, () =>
      this.database.runTransaction(async (tx) => {
        // Once more, because parallel requests have all passed by now.
        await this.limits.assertTakenEmails(origin.address);
        const userInfo = await this.users.createUser(tx, {
          email: body.email,
          emailVerifiedAt: null,
          nickName: body.nickName,
          passwordHash,
          language,
          region,
        });
        return { userInfo, token: await this.sessions.openSession(userInfo.id, origin, tx) };
      }),
    );
    await this.verification.sendFirstVerification(signedIn.userInfo, origin.address);
    return signedIn;
  }

  /** Signs in by e-mail. One reply, after the same work, for an unknown e-mail and a wrong password. */
  async signInByEmail(body: EmailLoginBody, origin: RequestOrigin): Promise<AuthData> {
    // All forms of an address count as one.
    const name = normalizeEmail(body.email);
    const account = await this.wrongPasswords.runAttempt(name, () => this.findAccount(body));
    if (!account) throw invalidCredentials();
    const region = await this.location.regionFor(origin.address);
    return this.database.runTransaction(async (tx) => {
      // The password may have been changed since it was verified; a sign-in with the old one must fail.
      if (!(await this.users.lockUnchanged(tx, account))) throw invalidCredentials();
      await this.users.setRegion(account.id, region, tx);
      const userInfo = await this.users.getProfile(account.id, tx);
      return { userInfo, token: await this.sessions.openSession(account.id, origin, tx) };
    });
  }

  /** A new token in place of the caller's. @throws AppError UNAUTHENTICATED when that one has ended */
  async refreshToken(caller: Caller, origin: RequestOrigin): Promise<AuthData> {
    const token = await this.sessions.refreshSession(caller, origin);
    if (token === null) throw new AppError('UNAUTHENTICATED', 'Sign in first');
    return { userInfo: await this.users.getProfile(caller.id), token };
  }

  /** Ends the caller's session with all its tokens. */
  async signOut(caller: Caller): Promise<null> {
    await this.sessions.endOwn(caller);
    return null;
  }

  /** Counts EMAIL_TAKEN: it tells the caller that somebody has an account here. */
  private async countingTakenEmail<T>(address: string, create: () => Promise<T>): Promise<T> {
    try {
      return await create();
    } catch (error) {
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN')
        await this.limits.countTakenEmail(address);
      throw error;
    }
  }

  /** The account with this e-mail and password, or null, after the same work in either case. */
  private async findAccount({ email, password }: EmailLoginBody): Promise<Account | null> {
    const stored = normalizeEmail(email);
    // Before addresses were normalised, they were stored as typed. No second query otherwise: it would take time.
    const account =
      (await this.users.findByEmail(stored)) ??
      (stored === email ? null : await this.users.findByEmail(email));
    const matches = await this.passwords.verifyPassword(password, account?.passwordHash);
    return matches ? account : null;
  }
}

const invalidCredentials = () => new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
