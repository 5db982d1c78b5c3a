import { Injectable } from '@nestjs/common';
import type { AuthData } from '@storysprout/contracts/api/auth';
import type { Language, Region } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../database/database.service.js';
import type { Transaction } from '../../database/transaction.js';
import { LocationService } from '../../location/location.service.js';
import { UsersService } from '../../users/users.service.js';
import type { Origin } from './auth.service.js';
import { firstLanguage } from './first-language.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { nickNameFrom, type Proof } from '../identities/proof.js';

const ATTEMPTS = 5;

/** Another request did the same, or the opposite, a moment before: what was decided no longer holds. */
class Overtaken extends Error {}

interface Guest {
  region: Region;
  language: Language;
}

/** Signing in with what a provider has vouched for. docs/decisions/015-identities.md */
@Injectable()
export class SocialSignIn {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly location: LocationService,
    private readonly database: Database,
  ) {}

  /** Signs the person in, whoever that is here; somebody new gets an account. */
  async signIn(proof: Proof, origin: Origin): Promise<AuthData> {
    const region = await this.location.regionOf(origin.address);
    const guest = { region, language: firstLanguage(origin.acceptLanguage, region) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return await this.database.run((tx) => this.signInOnce(proof, guest, tx));
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
    throw AppError.unavailable(1);
  }

  private async signInOnce(proof: Proof, guest: Guest, tx: Transaction): Promise<AuthData> {
    const owner = await this.identities.ownerOf(proof, tx);
    const userId = owner ?? (await this.accountFor(proof, guest, tx));
    if (!(await this.users.lockExisting(tx, userId))) throw new Overtaken();
    await this.users.setRegion(userId, guest.region, tx);
    await this.sessions.removeExpired(userId, tx);
    const userInfo = await this.users.profile(userId, tx);
    return { userInfo, token: await this.sessions.open(userId, tx) };
  }

  /** The account that a provider's person without one gets: their own with the same e-mail, proved on both sides, or a new one. */
  private async accountFor(proof: Proof, guest: Guest, tx: Transaction): Promise<string> {
    const owner = proof.email === null ? null : await this.users.findByEmail(proof.email, tx);
    if (owner && (await this.isSamePerson(owner.id, proof, tx))) {
      if (!(await this.identities.add(owner.id, proof, tx))) throw new Overtaken();
      return owner.id;
    }
    // An e-mail that somebody else has here stays theirs, and an unproved one is nobody's.
    const { id } = await this.create(owner ? null : proof.email, proof, guest, tx);
    if (!(await this.identities.add(id, proof, tx))) throw new Overtaken();
    return id;
  }

  /**
   * Whether the account with the e-mail that the provider has verified is the same person's. Not where nobody proved it
   * here: who registered first may be somebody else. Not where another person of the same provider signs in to it: an
   * e-mail that a school gives to a new pupil comes with a new subject.
   */
  private async isSamePerson(userId: string, { provider }: Proof, tx: Transaction): Promise<boolean> {
    const account = await this.users.lockExisting(tx, userId);
    if (!account) throw new Overtaken();
    const others = await this.identities.ofUser(userId, tx);
    return account.emailVerifiedAt !== null && others.every((other) => other.provider !== provider);
  }

  private async create(email: string | null, { name }: Proof, { language, region }: Guest, tx: Transaction) {
    const nickName = nickNameFrom(name, language);
    const emailVerifiedAt = email === null ? null : new Date();
    const person = { email, emailVerifiedAt, passwordHash: null, nickName, language, region };
    try {
      return await this.users.create(tx, person);
    } catch (error) {
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN') throw new Overtaken();
      throw error;
    }
  }
}
