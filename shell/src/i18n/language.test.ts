import { describe, expect, it, jest } from '@jest/globals';
import { subscribeToLanguage, guestLanguage, storeLanguage } from './language';

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

it('follows the choice in another tab until unsubscribed', () => {
  const listener = jest.fn();
  const stop = subscribeToLanguage(listener);
  const otherTabChose = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  storeLanguage('en-US');
  otherTabChose('something-else');
  expect(listener).not.toHaveBeenCalled();
  otherTabChose('language');
  expect(listener).toHaveBeenCalledWith('en-US');
  stop();
  otherTabChose('language');
  expect(listener).toHaveBeenCalledTimes(1);
});
