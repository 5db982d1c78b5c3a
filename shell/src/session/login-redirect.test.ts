import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  clearStaleReturnPath,
  needsNewDocument,
  saveReturnPath,
  safeReturnPath,
  takeReturnPath,
} from './login-redirect';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the way back from the login', () => {
  it('leads to where the pupil was, once', () => {
    history.replaceState(null, '', '/profile/recent?page=2');
    saveReturnPath();
    expect(takeReturnPath()).toBe('/profile/recent?page=2');
    expect(takeReturnPath()).toBe('/');
  });

  it('is kept when the pupil opens the login screen from the login screen', () => {
    history.replaceState(null, '', '/about');
    saveReturnPath();
    history.replaceState(null, '', '/login');
    saveReturnPath();
    expect(takeReturnPath()).toBe('/about');
  });

  it('is forgotten by who goes elsewhere instead', () => {
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
  ])('never leads to %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});

describe('a move between pages', () => {
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
