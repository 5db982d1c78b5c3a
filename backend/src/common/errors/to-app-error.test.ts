import { BadRequestException, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { AppError } from './app-error.js';
import { describeError } from './describe-error.js';
import { toAppError } from './to-app-error.js';

const coded = (code: string, message = 'x', more = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('toAppError', () => {
  it.each<[string, unknown, string, number]>([
    ['an AppError', new AppError('EMAIL_TAKEN', 'taken'), 'EMAIL_TAKEN', 409],
    ['an unknown route', new NotFoundException(), 'NOT_FOUND', 404],
    ['a bad request', new BadRequestException(), 'VALIDATION_FAILED', 400],
    ['an overloaded framework', new ServiceUnavailableException(), 'UNAVAILABLE', 503],
    ['a refused connection', coded('ECONNREFUSED'), 'UNAVAILABLE', 503],
    ['a stopping server', Object.assign(new Error(), { driverError: coded('57P01') }), 'UNAVAILABLE', 503],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE', 503],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE', 503],
    ['a wrong query', Object.assign(new Error(), { driverError: coded('42703') }), 'INTERNAL', 500],
    ['a bug', new TypeError('x is undefined'), 'INTERNAL', 500],
    ['somebody’s statusCode', Object.assign(new Error(), { statusCode: 404 }), 'INTERNAL', 500],
    ['a provider’s 401', Object.assign(new Error(), { status: 401 }), 'INTERNAL', 500],
    ['no error', 'text', 'INTERNAL', 500],
    ['nothing', undefined, 'INTERNAL', 500],
  ])('maps %s to the right code', (_, thrown, code, status) => {
    expect(toAppError(thrown)).toMatchObject({ code, status });
  });

  it('reveals nothing of an unexpected error to the client', () => {
    expect(toAppError(new Error('select secret from users')).message).toBe('Internal server error');
  });
});

describe('describeError', () => {
  it('leaves out queries, parameters and quoted values', () => {
    const driverError = coded('22P02', 'invalid input syntax for type uuid: "pupil@example.org"', {
      severity: 'ERROR',
    });
    const error = Object.assign(new Error('select 1'), {
      query: 'select 1',
      parameters: ['secret'],
      driverError,
    });
    const text = JSON.stringify(describeError(error));
    expect(text).toContain('22P02');
    expect(text).not.toMatch(/select 1|secret|pupil@/);
  });

  it('keeps what helps to find a bug', () => {
    const described = describeError(new TypeError('x is undefined'));
    expect(described).toMatchObject({ type: 'TypeError', message: 'x is undefined' });
    expect(described.stack).toContain('to-app-error.test');
  });
});
