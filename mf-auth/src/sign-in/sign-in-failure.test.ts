import { expect, test } from '@jest/globals';
import { apiError } from '@storysprout/contracts/shell/fake';
import { messages as english } from '../i18n/en-US';
import { messages as t } from '../i18n/zh-CN';
import { describeFailure, fieldErrorsOf } from './sign-in-failure';

test.each([
  ['INVALID_CREDENTIALS', '账号验证失败', t.failures.account],
  ['ACCOUNT_LOCKED', '账号已锁定', t.failures.locked],
  ['NETWORK', '网络错误', t.failures.network],
  ['TIMEOUT', '网络错误', t.failures.network],
  ['UNAVAILABLE', '服务器错误', t.failures.server],
  ['RATE_LIMITED', '登录失败', '太快啦，休息一下再试'],
  ['NOT_CONFIGURED', '登录失败', '这种登录方式还没有开通'],
  ['VALIDATION_FAILED', '登录失败', t.failures.refused],
] as const)('code %s is told as %s', (code, title, message) => {
  expect(describeFailure(apiError(code, 'anything at all'), 'login', t)).toEqual({ title, message });
});

test('the code takes precedence over the message', () => {
  const error = apiError('EMAIL_TAKEN', 'This email is taken, says the server');
  expect(describeFailure(error, 'register', t)).toEqual({
    title: '注册失败',
    message: '这个邮箱已经注册过了，直接登录吧',
  });
});

test.each([
  ['Network unreachable', 'Network error', english.failures.network],
  ['Unknown username', 'Account verification failed', english.failures.account],
  ['Bad PASSWORD', 'Account verification failed', english.failures.account],
  ['No such email', 'Account verification failed', english.failures.account],
  ['verification code expired', 'Verification code error', english.failures.verificationCode],
  ['account is locked', 'Account locked', english.failures.locked],
  ['Internal server error', 'Server error', english.failures.server],
])('without a specific code the message %j is mapped by its words', (message, title, text) => {
  for (const code of ['FORBIDDEN', 'INTERNAL'] as const) {
    const error = apiError(code, message);
    expect(describeFailure(error, 'login', english)).toEqual({ title, message: text });
  }
});

test('words are matched in the order of the specification', () => {
  const error = apiError('FORBIDDEN', 'server lost the network');
  expect(describeFailure(error, 'login', t).title).toBe('网络错误');
});

test('an unknown message is shown unchanged, an empty one as the default', () => {
  expect(describeFailure(apiError('FORBIDDEN', 'Nope'), 'login', t)).toEqual({
    title: '登录失败',
    message: 'Nope',
  });
  expect(describeFailure(apiError('FORBIDDEN', ''), 'register', t).message).toBe('注册失败');
  expect(describeFailure(new Error('a bug'), 'login', t).message).toBe('操作失败');
});

test('a rejected body yields errors by field', () => {
  const errors = [
    { path: 'email', message: 'must be an e-mail address' },
    { path: 'body.nickName', message: 'contains characters that cannot be stored' },
    { path: 'else', message: 'unknown' },
  ];
  expect(fieldErrorsOf(apiError('VALIDATION_FAILED', 'Validation failed', { errors }))).toEqual({
    email: 'emailInvalid',
    nickName: 'refused',
  });
  expect(fieldErrorsOf(apiError('EMAIL_TAKEN'))).toEqual({});
});

test('a common password has a reason of its own at its field', () => {
  const errors = [{ path: 'password', message: 'COMMON_PASSWORD' }];
  expect(fieldErrorsOf(apiError('VALIDATION_FAILED', 'Validation failed', { errors }))).toEqual({
    password: 'passwordCommon',
  });
});

test.each(['PROVIDER_TOKEN_INVALID', 'PROVIDER_FAILED', 'PROVIDER_TIMEOUT'] as const)(
  'the code %s has a text that names the provider',
  (code) => {
    const error = apiError(code, 'The server could not verify the email');
    expect(describeFailure(error, 'login', t, 'Google')).toEqual({
      title: '登录失败',
      message: 'Google登录失败',
    });
  },
);

test('other failures of a provider’s login are mapped like any; without a message the text names the provider', () => {
  expect(describeFailure(apiError('UNAVAILABLE', ''), 'login', t, 'Apple').message).toBe(t.failures.server);
  expect(describeFailure(apiError('FORBIDDEN', ''), 'login', t, 'Apple').message).toBe('Apple登录失败');
});
