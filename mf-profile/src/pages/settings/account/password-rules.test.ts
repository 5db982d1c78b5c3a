import { expect, test } from '@jest/globals';
import { validatePasswords } from './password-rules';

const right = { current: 'secret-1', password: 'secret-2', repeat: 'secret-2' };

test.each([
  [{}, {}],
  [{ current: '' }, { current: 'required' }],
  [{ current: 'short' }, { current: 'wrong' }],
  [
    { password: '', repeat: '' },
    { password: 'required', repeat: 'repeatRequired' },
  ],
  [{ password: '12345', repeat: '12345' }, { password: 'short' }],
  [{ password: '123456', repeat: '123456' }, {}],
  [{ password: '      ', repeat: '      ' }, {}],
  [{ password: 'x'.repeat(129), repeat: 'x'.repeat(129) }, { password: 'long' }],
  [{ repeat: 'secret-3' }, { repeat: 'different' }],
])('%j has the problems %j', (changes, problems) => {
  expect(validatePasswords({ ...right, ...changes })).toEqual(problems);
});
