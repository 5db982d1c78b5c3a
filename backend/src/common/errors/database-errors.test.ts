import { describe, expect, it } from '@jest/globals';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { isDatabaseAway } from './database-errors.js';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a connection that the server ended', new QueryFailedError('select 1', [], coded('57P01'))],
    ['a connection lost between two statements', new QueryRunnerAlreadyReleasedError()],
    ['a connection lost before a repository’s turn', new QueryRunnerProviderAlreadyReleasedError()],
    ['one of several addresses refused', new AggregateError([coded('ECONNREFUSED')])],
  ])('recognises an unavailable database: %s', (_case, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a wrong statement', new QueryFailedError('select', [], coded('42601'))],
    ['a value that is taken', new QueryFailedError('insert', [], coded('23505'))],
    ['anything else', new TypeError('undefined is not a function')],
    ['nothing that was thrown as an error', 'ECONNREFUSED'],
  ])('does not take other failures for it: %s', (_case, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
