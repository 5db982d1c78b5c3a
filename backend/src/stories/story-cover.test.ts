import { expect, test } from '@jest/globals';
import { THEMES } from '@storysprout/contracts/rules';
import { COVER_BYTES, drawCover, sceneOf, type SceneName } from '@storysprout/shared-ui/covers';

const SCENES: Record<(typeof THEMES)[number]['id'], SceneName> = {
  'zoo-trip': 'zoo',
  'favourite-pet': 'pet',
  'fun-outing': 'outing',
  'my-family': 'family',
  'school-day': 'school',
  'good-friend': 'friend',
  'birthday-party': 'birthday',
  'my-dream': 'dream',
  'science-experiment': 'science',
  'tasty-food': 'food',
  'my-hobby': 'hobby',
  'holiday-celebration': 'holiday',
  'travel-adventure': 'travel',
  'helping-others': 'helping',
  'my-room': 'room',
};

test.each(THEMES)('the suggested theme $id has its own scene, in either language', ({ id, zh, en }) => {
  expect([id, zh, en].map((theme) => sceneOf(theme))).toEqual(Array(3).fill(SCENES[id]));
});

test('the server draws a cover without a browser', () => {
  const svg = drawCover('我和妈妈去看海', 'story-1', { width: 1340, height: 840, title: '看海' });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*aria-label="看海".*<\/svg>$/s);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(COVER_BYTES);
});
