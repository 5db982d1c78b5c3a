import { Injectable } from '@nestjs/common';
import type { AuthData } from '@storysprout/contracts/api/auth';
import type { Language, Region } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import { DatabaseService } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { NicknamesService } from '../../generation/screening/nicknames/nicknames.service.js';
import { LocationService } from '../../location/location.service.js';
import { UsersService } from '../../users/users.service.js';
import type { RequestOrigin } from '../browser/request-origin.js';
import { initialLanguage } from './initial-language.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { nickNameFrom, type Proof } from '../identities/proof.js';

const ATTEMPTS = 5;

/** A concurrent request linked or unlinked the login in between: the attempt is repeated. */
class ConcurrentChange extends Error {}

interface SignInContext {
  origin: RequestOrigin;
  region: Region;
  language: Language;
}

/** Signs in with the proof of a provider. docs/decisions/015-identities.md */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly location: LocationService,
    private readonly database: DatabaseService,
    private readonly nicknames: NicknamesService,
  ) {}

  /** Signs the person in; a new one gets an account. */
  async signIn(proof: Proof, origin: RequestOrigin): Promise<AuthData> {
    const region = await this.location.regionFor(origin.address);
    const guest = { origin, region, language: initialLanguage(origin.acceptLanguage, region) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await this.database.runTransaction((tx) => this.signInOnce(proof, guest, tx));
      } catch (error) {
        if (!(error instanceof ConcurrentChange)) throw error;
      }
    }
    throw AppError.unavailable(1);
  }

  private async signInOnce(proof: Proof, guest: SignInContext, tx: Transaction): Promise<AuthData> {
    const owner = await this.identities.findOwnerId(proof, tx);
    const userId = owner ?? (await this.resolveAccount(proof, guest, tx));
    if (!(await this.users.lockUser(tx, userId))) throw new ConcurrentChange();
    // Only under the lock does it count: the owner of the mailbox may have taken the account over since it was read.
    if ((await this.identities.findOwnerId(proof, tx)) !== userId) throw new ConcurrentChange();
    await this.users.setRegion(userId, guest.region, tx);
    const userInfo = await this.users.getProfile(userId, tx);
    return { userInfo, token: await this.sessions.openSession(userId, guest.origin, tx) };
  }

  /**
   * The account for an identity that is not linked yet: the one with the same e-mail, verified here and there, or a new
   * one.
   */
  private async resolveAccount(proof: Proof, guest: SignInContext, tx: Transaction): Promise<string> {
    const owner = proof.email === null ? null : await this.users.findByEmail(proof.email, tx);
    if (owner && (await this.isSamePerson(owner.id, proof, tx))) {
      if (!(await this.identities.addIdentity(owner.id, proof, tx))) throw new ConcurrentChange();
      return owner.id;
    }
    // An e-mail that another account has stays there, and an unverified one is not stored.
    const { id } = await this.createAccount(owner ? null : proof.email, proof, guest, tx);
    if (!(await this.identities.addIdentity(id, proof, tx))) throw new ConcurrentChange();
    return id;
  }

  /**
   * Whether the account with the provider's verified e-mail belongs to the same person. Not if the e-mail was never
   * verified here: a stranger may have registered it. Not if another identity of the same provider is linked: a school
   * may give the e-mail of a former pupil to a new one, who has a new subject.
   */
  private async isSamePerson(userId: string, { provider }: Proof, tx: Transaction): Promise<boolean> {
    const account = await this.users.lockUser(tx, userId);
    if (!account) throw new ConcurrentChange();
    const others = await this.identities.listByUser(userId, tx);
    return account.emailVerifiedAt !== null && others.every((other) => other.provider !== provider);
  }

  private async createAccount(
    email: string | null,
    { name }: Proof,
    { language, region }: SignInContext,
    tx: Transaction,
  ) {
    const offered = nickNameFrom(name, language);
    const nickName = this.nicknames.isAllowed(offered) ? offered : nickNameFrom(null, language);
    const emailVerifiedAt = email === null ? null : new Date();
    const person = { email, emailVerifiedAt, passwordHash: null, nickName, language, region };
    try {
      return await this.users.createUser(tx, person);
    } catch (error) {
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN') throw new ConcurrentChange();
      throw error;
    }
  }
}
