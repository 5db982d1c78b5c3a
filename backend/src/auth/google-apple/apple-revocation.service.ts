import { Inject, Injectable, Logger } from '@nestjs/common';
import { decodeJwt, importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { describeError } from '../../common/errors/describe-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import type { IdentityEntity } from '../identities/identity.entity.js';
import { TokenCipherService } from './token-cipher.service.js';

const TIMEOUT_MS = 5_000;
/** The audience that Apple requires, whatever its base URL. */
const AUDIENCE = 'https://appleid.apple.com';

const tokensSchema = z.object({ refresh_token: z.string().min(1).max(8192), id_token: z.string().max(8192) });

/**
 * Stores what revokes a login with Apple, and revokes it. Neither may block signing in or deleting an account: failures
 * are logged here and not thrown.
 */
@Injectable()
export class AppleRevocationService {
  private readonly log = new Logger(AppleRevocationService.name);

  constructor(
    private readonly cipher: TokenCipherService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'apple'>,
  ) {}

  /** Exchanges the code of a sign-in for a refresh token, encrypted; undefined without a key or when Apple refuses. */
  async exchangeRefreshToken(subject: string, code: string | undefined): Promise<string | undefined> {
    if (code === undefined || !this.settings.apple?.key) return undefined;
    try {
      const reply = await this.post('/auth/token', { grant_type: 'authorization_code', code });
      const tokens = tokensSchema.parse(await reply.json());
      // A client may send its own token with the code of another person.
      if (decodeJwt(tokens.id_token).sub !== subject) throw new Error('the code is somebody else’s');
      return this.cipher.encrypt(tokens.refresh_token, subject);
    } catch (error) {
      this.logFailure('a login with Apple cannot be revoked later', error);
      return undefined;
    }
  }

  /** Revokes the identities of Apple that have a refresh token. */
  async revokeLogins(identities: readonly Pick<IdentityEntity, 'subject' | 'refreshToken'>[]): Promise<void> {
    if (!this.settings.apple?.key) return;
    for (const { subject, refreshToken } of identities) {
      if (refreshToken === null) continue;
      try {
        const token = this.cipher.decrypt(refreshToken, subject);
        await this.post('/auth/revoke', { token, token_type_hint: 'refresh_token' });
      } catch (error) {
        this.logFailure('a login with Apple was not revoked', error);
      }
    }
  }

  private async post(path: string, fields: Record<string, string>): Promise<Response> {
    const { clientId, baseUrl } = this.settings.apple!;
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: await this.clientSecret(),
      ...fields,
    });
    const reply = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`Apple answered ${reply.status}`);
    return reply;
  }

  private async clientSecret(): Promise<string> {
    const { clientId, key } = this.settings.apple!;
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: key!.keyId })
      .setIssuer(key!.teamId)
      .setSubject(clientId)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importPKCS8(key!.privateKey, 'ES256'));
  }

  private logFailure(what: string, error: unknown): void {
    const { type, message } = describeError(error);
    this.log.warn(`${what}: ${type} ${error instanceof z.ZodError ? 'an answer in another form' : message}`);
  }
}
