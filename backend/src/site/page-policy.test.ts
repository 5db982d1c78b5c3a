import { describe, expect, it } from '@jest/globals';
import { pageKindFor, type LoginScripts, policyFor } from './page-policy.js';

const GOOGLE = 'https://accounts.google.com/gsi/client';
const APPLE = 'https://appleid.cdn-apple.com/appleauth/static/appleid.auth.js';

const directives = (kind: Parameters<typeof policyFor>[0], loginScripts: LoginScripts) =>
  Object.fromEntries(
    policyFor(kind, '{}', { loginScripts })
      .contentSecurityPolicy.split('; ')
      .map((line) => [line.split(' ')[0]!, line.split(' ').slice(1)]),
  );
const foreign = (kind: Parameters<typeof policyFor>[0], loginScripts: LoginScripts) =>
  Object.values(directives(kind, loginScripts))
    .flat()
    .filter((source) => source.startsWith('http'));

describe('the login screen', () => {
  it('may load the scripts of both providers by their full addresses, and what Google’s needs from its folder', () => {
    const policy = directives('login', { google: GOOGLE, apple: APPLE });
    expect(policy['script-src']?.slice(2)).toEqual([GOOGLE, APPLE]);
    expect(policy['style-src']).toContain('https://accounts.google.com/gsi/style');
    expect(policy['connect-src']).toContain('https://accounts.google.com/gsi/');
    expect(policy['frame-src']).toEqual(['https://accounts.google.com/gsi/']);
  });

  it('may load nothing of a provider that is not configured', () => {
    expect(foreign('login', { apple: APPLE })).toEqual([APPLE]);
    expect(directives('login', { apple: APPLE })).not.toHaveProperty('frame-src');
  });

  it('requires Trusted Types unless it contains a provider’s script', () => {
    expect(directives('login', {})).toHaveProperty('require-trusted-types-for');
    expect(directives('login', { google: GOOGLE })).not.toHaveProperty('require-trusted-types-for');
  });

  it('is never framed and runs no inline script', () => {
    const policy = directives('login', { google: GOOGLE, apple: APPLE });
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['script-src']?.join(' ')).not.toContain('unsafe');
  });
});

it.each(['any', 'popup'] as const)('%s other page knows no provider', (kind) => {
  expect(foreign(kind, { google: GOOGLE, apple: APPLE })).toEqual([]);
  expect(directives(kind, { google: GOOGLE })).toHaveProperty('require-trusted-types-for');
});

it('the popup that returns from Google keeps its opener, and only that popup', () => {
  expect(policyFor('popup', '{}').crossOriginOpenerPolicy).toBe('unsafe-none');
  expect(policyFor('login', '{}').crossOriginOpenerPolicy).toBe('same-origin-allow-popups');
  expect(policyFor('any', '{}').crossOriginOpenerPolicy).toBe('same-origin-allow-popups');
});

it.each([
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/auth/google/callback', 'popup'],
  ['/', 'any'],
  ['/login/more', 'any'],
])('the page at %s is of the kind %s', (path, kind) => {
  expect(pageKindFor(path)).toBe(kind);
});
