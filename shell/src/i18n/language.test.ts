import { describe, expect, it } from '@jest/globals';
import { guestLanguage } from './language';

describe('a guest’s language', () => {
  it.each([
    ['global', ['zh-TW', 'en'], 'zh-CN'],
    ['global', ['en-US', 'zh-CN'], 'zh-CN'],
    ['global', ['en-GB'], 'en-US'],
    ['china', ['en-GB'], 'zh-CN'],
  ] as const)('in %s with a browser asking for %j is %s', (region, wanted, language) => {
    expect(guestLanguage(region, wanted)).toBe(language);
  });
});
