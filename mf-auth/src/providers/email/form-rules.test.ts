import { expect, test } from '@jest/globals';
import { EMPTY_VALUES, validateFields, type FormValues } from './form-rules';

const GOOD: FormValues = {
  nickName: '小芽',
  email: 'sprout@example.com',
  password: '123456',
  confirmPassword: '123456',
};
const register = (changes: Partial<FormValues>) => validateFields('register', { ...GOOD, ...changes });

test('a complete form has no problems', () => {
  expect(validateFields('register', GOOD)).toEqual({});
  expect(validateFields('login', { ...GOOD, nickName: '', confirmPassword: '' })).toEqual({});
});

test('an empty form requires exactly the fields that the mode shows', () => {
  expect(validateFields('register', EMPTY_VALUES)).toEqual({
    nickName: 'nickNameRequired',
    email: 'emailRequired',
    password: 'passwordRequired',
    confirmPassword: 'confirmRequired',
  });
  expect(validateFields('login', EMPTY_VALUES)).toEqual({
    email: 'emailRequired',
    password: 'passwordRequired',
  });
});

test.each([
  [' ', 'nickNameRequired'],
  ['小', 'nickNameShort'],
  [' 小 ', 'nickNameShort'],
  ['小芽', undefined],
  ['a'.repeat(30), undefined],
  ['a'.repeat(31), 'nickNameLong'],
])('nickname %j: %s', (nickName, problem) => {
  expect(register({ nickName }).nickName).toBe(problem);
});

test.each([
  ['   ', 'emailRequired'],
  ['sprout', 'emailInvalid'],
  ['sprout@example', 'emailInvalid'],
  ['a b@example.com', 'emailInvalid'],
  [' sprout@example.com ', undefined],
  ['sprout@例子.中国', undefined],
  ['a,sprout@example.com', 'emailInvalid'],
  ['spr\u200bout@example.com', 'emailInvalid'],
  [`${'a'.repeat(64)}@example.com`, undefined],
  [`${'a'.repeat(65)}@example.com`, 'emailInvalid'],
  [`a@${'a.'.repeat(125)}cn`, undefined],
  [`ab@${'a.'.repeat(126)}cn`, 'emailLong'],
])('e-mail %j: %s', (email, problem) => {
  expect(register({ email }).email).toBe(problem);
});

test('an address that was registered under a looser rule can sign in', () => {
  const email = '小雨@example.com';
  expect(validateFields('login', { ...GOOD, email }).email).toBeUndefined();
  expect(register({ email }).email).toBe('emailInvalid');
});

test.each([
  ['12345', 'passwordShort'],
  ['123456', undefined],
  ['      ', undefined],
  ['a'.repeat(128), undefined],
  ['a'.repeat(129), 'passwordLong'],
])('password %j: %s', (password, problem) => {
  expect(register({ password, confirmPassword: password }).password).toBe(problem);
});

test('the second password must be identical to the first', () => {
  expect(register({ confirmPassword: '123457' }).confirmPassword).toBe('confirmDifferent');
  expect(register({ confirmPassword: '123456 ' }).confirmPassword).toBe('confirmDifferent');
});
