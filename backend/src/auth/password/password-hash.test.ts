import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PasswordHashService } from './password-hash.service.js';

/** Spies on the library: its calls are the work that timing could reveal. */
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
const [verify, hash] = [jest.spyOn(argon2, 'verify'), jest.spyOn(argon2, 'hash')];
afterAll(() => void jest.restoreAllMocks());

const passwords = new PasswordHashService();
let stored: string;
beforeEach(async () => {
  await passwords.onModuleInit();
  stored = await passwords.hashPassword('secret-123');
  verify.mockClear();
  hash.mockClear();
});

/** The parameters of a hash that decide its cost: all but salt and digest. */
const costOf = (encoded: unknown) => String(encoded).split('$').slice(1, 4);

describe('a password', () => {
  it('is right or wrong', async () => {
    expect(await passwords.verifyPassword('secret-123', stored)).toBe(true);
    expect(await passwords.verifyPassword('secret-124', stored)).toBe(false);
  });

  it('without a stored hash is always wrong', async () => {
    expect(await passwords.verifyPassword('secret-123', undefined)).toBe(false);
    expect(await passwords.verifyPassword('a password nobody has', null)).toBe(false);
  });

  it('without a stored hash takes the work of a wrong one: one check of a hash of the same cost, and no new hash', async () => {
    await passwords.verifyPassword('wrong-123', stored);
    await passwords.verifyPassword('wrong-123', undefined);
    expect(verify).toHaveBeenCalledTimes(2);
    const [known, unknown] = verify.mock.calls.map(([encoded]) => costOf(encoded));
    expect(known).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    expect(unknown).toEqual(known);
    expect(hash).not.toHaveBeenCalled();
  });
});
