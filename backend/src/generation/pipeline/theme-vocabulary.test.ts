import { describe, expect, it } from '@jest/globals';
import { vocabularyForRequest } from './theme-vocabulary.js';

describe('the words of a theme', () => {
  it('are those that our lexicons bring along', () => {
    expect(vocabularyForRequest({ theme: '动物园之旅', grade: 1, source: 'embedded' }).has('zoo')).toBe(true);
  });

  it('are also those that the pupil typed, where a provider writes', () => {
    const axolotl = (source: 'global' | 'embedded') =>
      vocabularyForRequest({ theme: 'My pet Axolotl', grade: 1, source });
    expect(axolotl('global').has('axolotl')).toBe(true);
    expect(axolotl('global').has('axolotls')).toBe(true);
    expect(axolotl('embedded').has('axolotl')).toBe(false);
  });
});
