import { Inject, Injectable } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { TOKEN_KEY } from '../../config/token-key.js';

/** Pseudonyms of pupils for providers: a keyed hash of the user id, which only the server can compute. */
@Injectable()
export class SafetyIdentifierService {
  constructor(@Inject(TOKEN_KEY) private readonly key: KeyObject) {}

  /** The pseudonym of a user: 43 characters of base64url, stable as long as the key is. */
  identifierFor(userId: string): string {
    // The label separates this use of the key from all others (domain separation).
    return createHmac('sha256', this.key).update(`safety identifier\n${userId}`).digest('base64url');
  }
}
