import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createIdempotencyKey } from './idempotency-key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;
const setCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

const fillFrom = (bytes: Uint8Array) => bytes.map((_, index) => (index * 37 + 11) % 256);
beforeEach(() => {
  let calls = 0;
  setCrypto({
    getRandomValues: (bytes: Uint8Array) => {
      calls += 1;
      bytes.set(fillFrom(bytes));
      bytes[0] = calls;
      return bytes;
    },
  });
});
afterEach(() => void setCrypto(crypto));

test('builds a UUID itself on a page without TLS', () => {
  expect(createIdempotencyKey()).toMatch(UUID);
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
});

test('uses crypto.randomUUID on a secure page', () => {
  setCrypto({ randomUUID: () => 'from the browser' });
  expect(createIdempotencyKey()).toBe('from the browser');
});
