import { afterEach, expect, jest, test } from '@jest/globals';
import {
  clearPendingGeneration,
  createPendingGeneration,
  findResumableGeneration,
  suspendGeneration,
} from './pending-generation';

const SNOW = { grade: 1, theme: '雪天' } as const;

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the same grade and theme reuse the key until it is cleared', () => {
  const { key } = createPendingGeneration(SNOW, 'pupil');
  expect(createPendingGeneration(SNOW, 'pupil').key).toBe(key);
  clearPendingGeneration();
  expect(createPendingGeneration(SNOW, 'pupil').key).not.toBe(key);
});

test('another grade, theme or pupil gets another key', () => {
  const keys = [
    createPendingGeneration(SNOW, 'pupil'),
    createPendingGeneration({ ...SNOW, grade: 2 }, 'pupil'),
    createPendingGeneration({ grade: 2, theme: '雨天' }, 'pupil'),
    createPendingGeneration({ grade: 2, theme: '雨天' }, 'another'),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test('is resumable after a reload, by the same pupil only', () => {
  const pending = createPendingGeneration(SNOW, 'pupil');
  expect(findResumableGeneration('pupil')).toEqual(pending);
  expect(findResumableGeneration('another')).toBeUndefined();
  clearPendingGeneration();
  expect(findResumableGeneration('pupil')).toBeUndefined();
});

test('a suspended generation is not resumed, but keeps its key', () => {
  const { key } = createPendingGeneration(SNOW, 'pupil');
  suspendGeneration();
  expect(findResumableGeneration('pupil')).toBeUndefined();
  expect(createPendingGeneration(SNOW, 'pupil').key).toBe(key);
  expect(findResumableGeneration('pupil')).toBeDefined();
});

test('is not resumable the next day', () => {
  createPendingGeneration(SNOW, 'pupil');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  expect(findResumableGeneration('pupil')).toBeUndefined();
});

test('suspending without a pending generation does nothing', () => {
  suspendGeneration();
  expect(findResumableGeneration('pupil')).toBeUndefined();
});
