import { expect, test } from '@jest/globals';
import { messages as english } from '../i18n/en-US';
import { messages as chinese } from '../i18n/zh-CN';
import { relativeTime } from './relative-time';

const now = new Date(2026, 2, 20, 12, 0, 0);
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [-5 * minute, '刚刚'],
  [0, '刚刚'],
  [minute - 1, '刚刚'],
  [minute, '1分钟前'],
  [hour - 1, '59分钟前'],
  [hour, '1小时前'],
  [day - 1, '23小时前'],
  [day, '1天前'],
  [7 * day - 1, '6天前'],
  [7 * day, '3月13日'],
])('%d ms ago is %s', (age, text) => {
  expect(relativeTime(ago(age), now, chinese.time)).toBe(text);
});

test('English distinguishes singular and plural', () => {
  expect(relativeTime(ago(minute), now, english.time)).toBe('1 minute ago');
  expect(relativeTime(ago(2 * hour), now, english.time)).toBe('2 hours ago');
  expect(relativeTime(ago(8 * day), now, english.time)).toBe('Mar 12');
});
