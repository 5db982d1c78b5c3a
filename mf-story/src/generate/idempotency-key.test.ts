import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { closeKey, openKey, randomKey } from './idempotency-key';

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
afterEach(() => {
  sessionStorage.clear();
  useCrypto(crypto);
});

test('a page without TLS makes a UUID of its own', () => {
  expect(randomKey()).toMatch(UUID);
  expect(randomKey()).not.toBe(randomKey());
});

test('a secure page takes the browser’s', () => {
  useCrypto({ randomUUID: () => 'from the browser' });
  expect(randomKey()).toBe('from the browser');
});

test('the same grade and theme keep their key until it is closed', () => {
  const key = openKey({ grade: 1, theme: '雪天' });
  expect(openKey({ grade: 1, theme: '雪天' })).toBe(key);
  closeKey();
  expect(openKey({ grade: 1, theme: '雪天' })).not.toBe(key);
});

test('another grade or theme gets another key', () => {
  const key = openKey({ grade: 1, theme: '雪天' });
  expect(openKey({ grade: 2, theme: '雪天' })).not.toBe(key);
  expect(openKey({ grade: 2, theme: '雨天' })).not.toBe(key);
});
