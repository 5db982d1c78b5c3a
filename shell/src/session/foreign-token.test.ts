import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { endSessionOf, reportRefusedToken } from './foreign-token';

const { fetch: original } = globalThis;
const send = jest.fn<typeof fetch>();
beforeEach(() => {
  send.mockReset().mockRejectedValue(new Error('away'));
  globalThis.fetch = send;
});
afterEach(() => {
  globalThis.fetch = original;
});

it.each([
  ['ending the session of a replaced token', endSessionOf, '/api/auth/logout'],
  ['reporting a refused token', reportRefusedToken, '/api/auth/refresh'],
] as const)('%s sends it, also while the page is left, and ignores the reply', (_, call, address) => {
  call('a-token');
  const headers = { Authorization: 'Bearer a-token' };
  expect(send.mock.calls).toEqual([[address, { method: 'POST', headers, keepalive: true }]]);
});
