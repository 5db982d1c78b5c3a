import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  clearStaleReturnPath,
  isSigningInAgain,
  needsNewDocument,
  saveReturnPath,
  safeReturnPath,
  takeReturnPath,
} from './login-redirect';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the return path of the login', () => {
  it('is the pupil’s previous page, once', () => {
    history.replaceState(null, '', '/profile/recent?page=2');
    saveReturnPath();
    expect(takeReturnPath()).toBe('/profile/recent?page=2');
    expect(takeReturnPath()).toBe('/');
  });

  it('is kept when the login screen is opened from itself', () => {
    history.replaceState(null, '', '/about');
    saveReturnPath();
    history.replaceState(null, '', '/login');
    saveReturnPath();
    expect(takeReturnPath()).toBe('/about');
  });

  it('forgets with it that the user wanted to sign in again', () => {
    sessionStorage.setItem('sign-in-again', 'yes');
    expect(isSigningInAgain()).toBe(true);
    takeReturnPath();
    expect(isSigningInAgain()).toBe(false);
  });

  it('is cleared when the user visits another page instead', () => {
    history.replaceState(null, '', '/about');
    saveReturnPath();
    clearStaleReturnPath();
    expect(takeReturnPath()).toBe('/');
  });

  it.each([
    null,
    '',
    'about',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    '/login',
    '/login?again',
    '/auth/google/callback',
    'http://[',
  ])('is never %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});

describe('navigation', () => {
  it.each([
    ['/', '/login', true],
    ['/login', '/', true],
    ['/login', '/terms', true],
    ['/login', '/login?again', false],
    ['/login', '/auth/google/callback', true],
    ['/auth/google/callback', '/', true],
    ['/', '/about', false],
    ['/', '/login-help', false],
  ])('from %s to %s needs a new document: %s', (from, to, needed) => {
    expect(needsNewDocument(from, to)).toBe(needed);
  });
});
