import { describe, expect, it } from '@jest/globals';
import { vocabularyForRequest } from './theme-vocabulary.js';

describe('vocabularyForRequest', () => {
  it('has the words that the authored data gives the theme', () => {
    expect(vocabularyForRequest({ theme: '动物园之旅', grade: 1, source: 'embedded' }).has('zoo')).toBe(true);
  });

  it('has the words that the pupil typed only when a provider writes', () => {
    const vocabulary = (source: 'global' | 'embedded') =>
      vocabularyForRequest({ theme: 'My pet Axolotl', grade: 1, source });
    expect(vocabulary('global').has('axolotl')).toBe(true);
    expect(vocabulary('global').has('axolotls')).toBe(true);
    expect(vocabulary('embedded').has('axolotl')).toBe(false);
  });
});
