import { describe, expect, it } from '@jest/globals';
import { createSecretKey } from 'node:crypto';
import { TokenCipherService } from './token-cipher.service.js';

const cipherOf = (secret: string) => new TokenCipherService(createSecretKey(Buffer.from(secret.repeat(32))));
const cipher = cipherOf('a');

describe('an encrypted secret', () => {
  it('is decrypted with the same key for the same owner, and never encrypted twice alike', () => {
    const [first, second] = [cipher.encrypt('秘密', 'owner'), cipher.encrypt('秘密', 'owner')];
    expect(first).not.toBe(second);
    expect([cipher.decrypt(first, 'owner'), cipher.decrypt(second, 'owner')]).toEqual(['秘密', '秘密']);
  });

  it('is not decrypted with another key, for another owner, or when changed', () => {
    const encrypted = cipher.encrypt('secret', 'owner');
    const bytes = Buffer.from(encrypted, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => cipherOf('b').decrypt(encrypted, 'owner')).toThrow(/./);
    expect(() => cipher.decrypt(encrypted, 'other')).toThrow(/./);
    expect(() => cipher.decrypt(bytes.toString('base64url'), 'owner')).toThrow(/./);
    expect(() => cipher.decrypt('', 'owner')).toThrow(/./);
  });
});
