import { describe, expect, it } from '@jest/globals';
import { initialLanguage } from './initial-language.js';

describe('initialLanguage', () => {
  it.each([
    [undefined, 'global', 'zh-CN'],
    ['*', 'global', 'zh-CN'],
    ['en-US,en;q=0.9', 'global', 'en-US'],
    ['de', 'global', 'en-US'],
    ['en-US,zh-TW;q=0.5', 'global', 'zh-CN'],
    ['ZH-cn', 'global', 'zh-CN'],
    ['en-US', 'china', 'zh-CN'],
  ] as const)('of %s in %s is %s', (header, region, language) => {
    expect(initialLanguage(header, region)).toBe(language);
  });
});
