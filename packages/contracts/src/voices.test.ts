import { expect, test } from '@jest/globals';
import { isOfflineVoice, selectVoice, groupVoices, VOICES } from './voices.js';

const sizes = (region: 'china' | 'global') =>
  groupVoices(VOICES, region).map(({ category, voices }) => [category, voices.length]);

test('outside China there are all three categories, the premium voice first', () => {
  expect(sizes('global')).toEqual([
    ['Premium', 1],
    ['Standard', 6],
    ['Bilingual', 7],
  ]);
});

test('China has no standard voices, nor an empty group for them', () => {
  expect(sizes('china')).toEqual([
    ['Premium', 1],
    ['Bilingual', 7],
  ]);
});

test.each([
  ['global', 'luna', 'luna'],
  ['china', 'luna', 'luna'],
  ['china', 'nova', 'graceful_lady'],
  ['global', 'somebody-gone', 'nova'],
  ['global', undefined, 'nova'],
  ['china', undefined, 'graceful_lady'],
] as const)('in %s, who prefers %s starts with %s', (region, preferred, expected) => {
  expect(selectVoice(groupVoices(VOICES, region), region, preferred)).toBe(expected);
});

test('a voice is offline only if the installation synthesises it itself', () => {
  const [voice] = VOICES;
  expect(isOfflineVoice(voice!)).toBe(false);
  expect(isOfflineVoice({ ...voice!, provider: 'embedded' })).toBe(true);
});
