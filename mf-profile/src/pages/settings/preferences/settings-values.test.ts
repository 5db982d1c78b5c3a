import { expect, test } from '@jest/globals';
import { fakeUser } from '@storysprout/contracts/shell/fake';
import {
  toUpdateBody,
  changedEdits,
  validateNickName,
  type SettingsValues,
  validateTheme,
  toSettingsValues,
  addTypedTheme,
} from './settings-values';

const values: SettingsValues = { ...toSettingsValues(fakeUser), favoriteThemes: ['动物园'] };

test.each([
  ['', 'required'],
  ['   ', 'required'],
  [' 芽 ', 'short'],
  ['小芽', undefined],
  ['芽'.repeat(30), undefined],
  ['芽'.repeat(31), 'long'],
])('the nickname %j is %s', (nickName, problem) => {
  expect(validateNickName(nickName)).toBe(problem);
});

test.each([
  ['', 'empty'],
  [' \t', 'empty'],
  [' 动物园 ', 'duplicate'],
  ['下雪天', undefined],
])('the theme %j is %s', (theme, problem) => {
  expect(validateTheme(values.favoriteThemes, theme)).toBe(problem);
});

test('limits the number of themes to twenty', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `主题${index}`);
  expect(validateTheme(twenty, '下雪天')).toBe('many');
});

test('adds a new theme trimmed; an invalid one stays in its field', () => {
  expect(addTypedTheme({ ...values, newTheme: ' 下雪天 ' })).toMatchObject({
    favoriteThemes: ['动物园', '下雪天'],
    newTheme: '',
  });
  expect(addTypedTheme({ ...values, newTheme: '动物园' })).toMatchObject({
    favoriteThemes: ['动物园'],
    newTheme: '动物园',
  });
});

test('a reverted change is not an edit', () => {
  const edits = {
    nickName: values.nickName,
    favoriteThemes: ['动物园'],
    newTheme: '',
    defaultGrade: 5 as const,
  };
  expect(changedEdits(edits, values)).toEqual({ defaultGrade: 5 });
});

test('the body has nickname, language and preferences', () => {
  expect(toUpdateBody({ ...values, nickName: ' 小树 ' }, 'en-US')).toEqual({
    nickName: '小树',
    language: 'en-US',
    preferences: { defaultGrade: 3, favoriteThemes: ['动物园'], defaultVoice: 'graceful_lady' },
  });
});
