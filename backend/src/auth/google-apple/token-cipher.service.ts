import { Inject, Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { TOKEN_KEY } from '../../config/token-key.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets of providers (AES-256-GCM) with a key derived from the token key. */
@Injectable()
export class TokenCipherService {
  private readonly key: Buffer;

  constructor(@Inject(TOKEN_KEY) tokenKey: KeyObject) {
    this.key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'storysprout provider tokens', 32));
  }

  /** Encrypts a text that can be decrypted for the same owner only. */
  encrypt(text: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(owner));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
  }

  /** Decrypts a text. Throws for another key, another owner or a changed text. */
  decrypt(encrypted: string, owner: string): string {
    const bytes = Buffer.from(encrypted, 'base64url');
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}
