import { Inject, Injectable } from '@nestjs/common';
import { createHmac, type KeyObject } from 'node:crypto';
import { TOKEN_KEY } from '../../config/token-key.js';

/** Names pupils to providers by a keyed hash: always the same for a pupil, and nobody outside can tell whose. */
@Injectable()
export class SafetyIdentifierService {
  constructor(@Inject(TOKEN_KEY) private readonly key: KeyObject) {}

  /** 43 characters of base64url. */
  identifierFor(userId: string): string {
    // The label keeps this apart from everything else that is signed with the key.
    return createHmac('sha256', this.key).update(`safety identifier\n${userId}`).digest('base64url');
  }
}
