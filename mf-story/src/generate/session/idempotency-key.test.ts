import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createIdempotencyKey } from './idempotency-key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;
const useCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

const fillFrom = (bytes: Uint8Array) => bytes.map((_, index) => (index * 37 + 11) % 256);
beforeEach(() => {
  let calls = 0;
  useCrypto({
    getRandomValues: (bytes: Uint8Array) => {
      calls += 1;
      bytes.set(fillFrom(bytes));
      bytes[0] = calls;
      return bytes;
    },
  });
});
afterEach(() => void useCrypto(crypto));

test('a page without TLS makes a UUID of its own', () => {
  expect(createIdempotencyKey()).toMatch(UUID);
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
});

test('a secure page takes the browser’s', () => {
  useCrypto({ randomUUID: () => 'from the browser' });
  expect(createIdempotencyKey()).toBe('from the browser');
});
