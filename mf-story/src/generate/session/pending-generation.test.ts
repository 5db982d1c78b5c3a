import { afterEach, expect, jest, test } from '@jest/globals';
import { closeGeneration, openGeneration, setGenerationAside, waitingGeneration } from './pending-generation';

const SNOW = { grade: 1, theme: '雪天' } as const;

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the same grade and theme keep their key until it is closed', () => {
  const { key } = openGeneration(SNOW, 'pupil');
  expect(openGeneration(SNOW, 'pupil').key).toBe(key);
  closeGeneration();
  expect(openGeneration(SNOW, 'pupil').key).not.toBe(key);
});

test('another grade, theme or pupil gets another key', () => {
  const keys = [
    openGeneration(SNOW, 'pupil'),
    openGeneration({ ...SNOW, grade: 2 }, 'pupil'),
    openGeneration({ grade: 2, theme: '雨天' }, 'pupil'),
    openGeneration({ grade: 2, theme: '雨天' }, 'another'),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test('what was waited for is found again after a reload, by the same pupil alone', () => {
  const opened = openGeneration(SNOW, 'pupil');
  expect(waitingGeneration('pupil')).toEqual(opened);
  expect(waitingGeneration('another')).toBeUndefined();
  closeGeneration();
  expect(waitingGeneration('pupil')).toBeUndefined();
});

test('what was set aside is not waited for, and keeps its key', () => {
  const { key } = openGeneration(SNOW, 'pupil');
  setGenerationAside();
  expect(waitingGeneration('pupil')).toBeUndefined();
  expect(openGeneration(SNOW, 'pupil').key).toBe(key);
  expect(waitingGeneration('pupil')).toBeDefined();
});

test('a tab that comes back the next day waits for nothing', () => {
  openGeneration(SNOW, 'pupil');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  expect(waitingGeneration('pupil')).toBeUndefined();
});

test('setting nothing aside does nothing', () => {
  setGenerationAside();
  expect(waitingGeneration('pupil')).toBeUndefined();
});
