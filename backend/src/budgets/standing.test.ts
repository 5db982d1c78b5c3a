import { describe, expect, it } from '@jest/globals';
import { standingOf } from './standing.js';

const NOW = Date.parse('2026-05-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000);
const registered = (hours: number) => ({
  email: 'pupil@example.org',
  emailVerifiedAt: null,
  createdAt: hoursAgo(hours),
});
const at = (hasMail: boolean) => ({ hasMail, newAccountHours: 24, now: NOW });

describe('the standing of an account', () => {
  it.each([
    [true, 1, 'unconfirmed'],
    [true, 1000, 'unconfirmed'],
    [false, 23.9, 'unconfirmed'],
    [false, 24, 'unproven'],
  ])('with an unconfirmed e-mail (mail set up: %s) after %s hours is %s', (hasMail, hours, standing) => {
    expect(standingOf(registered(hours), at(hasMail))).toBe(standing);
  });

  it.each([
    [23.9, 'new'],
    [24, 'established'],
  ])('with a confirmed e-mail after %s hours is %s', (hours, standing) => {
    const account = { ...registered(hours), emailVerifiedAt: hoursAgo(0) };
    expect([standingOf(account, at(true)), standingOf(account, at(false))]).toEqual([standing, standing]);
  });

  it('by a login without an e-mail counts as confirmed', () => {
    expect(standingOf({ ...registered(25), email: null }, at(true))).toBe('established');
  });
});
