import { afterEach, expect, jest, test } from '@jest/globals';
import { clearDraft, loadDraft, saveDraft } from './draft';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a guest’s draft survives the login', () => {
  saveDraft({ grade: 5, theme: '雪天' }, null);
  expect(loadDraft('pupil')).toEqual({ grade: 5, theme: '雪天' });
});

test('a pupil’s draft is not loaded for another user', () => {
  saveDraft({ theme: '我的秘密' }, 'pupil');
  expect(loadDraft('another')).toEqual({ theme: '' });
  expect(loadDraft(null)).toEqual({ theme: '' });
  expect(loadDraft('pupil').theme).toBe('我的秘密');
});

test('a cleared draft is empty', () => {
  saveDraft({ theme: '雪天' }, null);
  clearDraft();
  expect(loadDraft(null)).toEqual({ theme: '' });
});

test('works without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => saveDraft({ theme: '雪天' }, null)).not.toThrow();
  expect(loadDraft(null)).toEqual({ theme: '' });
});
