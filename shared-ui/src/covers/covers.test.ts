/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  COVER_BYTES,
  drawCover,
  PALETTE_NAMES,
  SCENE_NAMES,
  sceneOf,
  type CoverOptions,
  type SceneName,
} from './covers';

/** Covers drawn for each scene, palette and variant; `bench/covers.mjs` draws more. */
const STORIES = 8;
/** As many as the scene with the most variants has. */
const VARIANTS = [0, 1, 2, 3, 4];
const HOSTILE: [name: string, text: string][] = [
  ['empty', ''],
  ['an image with an event handler', '<img src=x onerror=alert(1)>'],
  ['a closing script tag', '</script><script>alert(1)</script>'],
  ['a broken-out attribute', '"><svg onload=alert(1)>'],
  ['direction marks, a null character and a lone surrogate', '\u202e\u2066bidi\u0000\ud800'],
  ['200 emoji', '🦁'.repeat(200)],
  ['characters that NFKC expands to eighteen', '\ufdfa'.repeat(2000)],
  ['a property of every object', 'constructor'],
  ['the prototype property', '__proto__'],
];
const bytesOf = (text: string) => Buffer.byteLength(text);
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const referencesOf = (svg: string) => [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);

interface Drawn {
  name: string;
  svg: string;
}

/** A cover of every scene in every palette and variant, for several stories each. */
function* everyCover(stories: number): Generator<Drawn> {
  for (const scene of SCENE_NAMES)
    for (const palette of PALETTE_NAMES)
      for (const variant of VARIANTS)
        for (let story = 0; story < stories; story++) {
          const id = `${palette}-${variant}-${story}`;
          yield { name: `${scene} ${id}`, svg: drawCover(scene, id, { palette, variant }) };
        }
}

describe('every scene in every palette and variant', () => {
  const covers = [...everyCover(STORIES)];
  const faulty = (isFaulty: (svg: string) => boolean) =>
    covers.filter(({ svg }) => isFaulty(svg)).map(({ name }) => name);

  test('stays within the byte budget', () => {
    expect(covers).toHaveLength(18 * 6 * 5 * STORIES);
    expect(faulty((svg) => bytesOf(svg) > COVER_BYTES)).toEqual([]);
  });

  test('refers only to ids of its own', () => {
    const isDangling = (svg: string) => {
      const ids = new Set(idsOf(svg));
      return referencesOf(svg).some((id) => !ids.has(id));
    };
    expect(faulty(isDangling)).toEqual([]);
  });

  test('contains no scripts, external resources or text', () => {
    expect(
      faulty((svg) => /<(script|style|image|foreignObject|text|a)\b| on\w+=|@import/i.test(svg)),
    ).toEqual([]);
    const outside = (svg: string) =>
      /[a-z]+:\/\/|data:|javascript:/i.test(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''));
    expect(faulty(outside)).toEqual([]);
  });

  test('contains no invalid number', () => {
    expect(faulty((svg) => /NaN|undefined|null|Infinity/.test(svg))).toEqual([]);
  });

  test('has ids that are unique across all covers', () => {
    const ids = covers.flatMap(({ svg }) => idsOf(svg));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a cover', () => {
  test('is deterministic', () => {
    for (const scene of SCENE_NAMES) expect(drawCover(scene, 'a')).toBe(drawCover(scene, 'a'));
  });

  test('differs from story to story', () => {
    const covers = Array.from({ length: 40 }, (_, index) => drawCover('动物园之旅', `story-${index}`));
    expect(new Set(covers).size).toBe(40);
  });

  test('depends only on the scene and variant that the theme matches', () => {
    expect(drawCover('My cat', 'a')).toBe(drawCover('我家的小猫很可爱', 'a'));
  });

  test.each<[string, string, number]>([
    ['my dog Lucky', 'pet', 0],
    ['我家的小猫', 'pet', 1],
    ['A rabbit', 'pet', 2],
    ['我的乌龟', 'pet', 3],
    ['春节', 'holiday', 3],
    ['中秋节的月饼', 'holiday', 1],
    ['Dragon Boat Festival', 'holiday', 2],
    ['在太空', 'dream', 2],
    ['踢足球', 'hobby', 2],
    ['放风筝', 'outing', 1],
    ['火车之旅', 'travel', 0],
  ])('shows the variant that the theme names: %s', (theme, scene, variant) => {
    const withoutIds = (svg: string) => svg.replace(/c[0-9a-z]{7}_?[0-9a-z]+/g, 'id');
    for (const id of ['a', 'b', 'c'])
      expect(withoutIds(drawCover(theme, id))).toBe(withoutIds(drawCover(scene, id, { variant })));
  });

  test('shows the animal of the theme in winter, too', () => {
    const lions = PALETTE_NAMES.map((palette) => drawCover('狮子', 'a', { palette }));
    const mane = /(<circle [^>]*r="20"[^>]*>){12}/;
    for (const svg of lions) expect(svg).toMatch(mane);
    expect(drawCover('elephant', 'a', { palette: 'winter' })).not.toMatch(mane);
  });

  test('has the requested size; a wide frame crops the sky', () => {
    const opening = (options: CoverOptions) => /^<svg[^>]*>/.exec(drawCover('sea', 'a', options))![0];
    expect(opening({})).toContain('width="800" height="600" preserveAspectRatio="xMidYMid slice"');
    expect(opening({ width: 1340, height: 840 })).toContain(
      'height="840" preserveAspectRatio="xMidYMax slice"',
    );
  });

  test('is decorative without a title and an image with one', () => {
    expect(drawCover('sea', 'a')).toContain('aria-hidden="true"');
    expect(drawCover('sea', 'a', { title: '小船' })).toContain('role="img" aria-label="小船"');
  });

  test.each(HOSTILE)('escapes a hostile title, within the byte budget: %s', (_, title) => {
    const svg = drawCover('birthday', 'a', { title });
    expect(bytesOf(svg)).toBeLessThanOrEqual(COVER_BYTES);
    const label = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(label).not.toMatch(/[<>]|\p{Cc}|\p{Cs}/u);
    expect(svg.replace(label, '')).not.toMatch(/onerror|onload|script/);
  });

  test.each(HOSTILE)('of a hostile theme is one of the fallback scenes: %s', (_, theme) => {
    expect(['forest', 'sea', 'night']).toContain(sceneOf(theme, 'a'));
    expect(drawCover(theme, 'a')).toBe(drawCover('', 'a'));
  });
});

describe('the scene of a theme', () => {
  test.each<[string, SceneName]>([
    ['我家的小猫', 'pet'],
    ['The dog who could read', 'pet'],
    ['大熊猫宝宝', 'zoo'],
    ['大海的秘密', 'sea'],
    ['A letter from the sea', 'sea'],
    ['Fishes', 'sea'],
    ['会飞的梦', 'dream'],
    ['Lost in space', 'dream'],
    ['森林里的小路', 'forest'],
    ['A walk in the woods', 'forest'],
    ['夜晚的星空', 'night'],
    ['MY BEST FRIENDS', 'friend'],
    ['ｃａｔ', 'pet'],
    ['A classroom', 'school'],
    ['My grandmother’s friendship', 'family'],
    ['春节回家', 'holiday'],
  ])('%s is %s', (theme, scene) => {
    expect(sceneOf(theme, 'a')).toBe(scene);
  });

  test('matches whole words: not cat in category, room in showroom or 海 in 上海', () => {
    const fallback = sceneOf('', 'x');
    for (const theme of ['category', 'showroom', 'helpmate', '上海'])
      expect(sceneOf(theme, 'x')).toBe(fallback);
  });

  test('stories without a known word are spread over the fallback scenes', () => {
    const scenes = Array.from({ length: 60 }, (_, index) => sceneOf('一袋鸡蛋', `story-${index}`));
    expect(new Set(scenes)).toEqual(new Set(['forest', 'sea', 'night']));
  });
});

describe('stored covers never change', () => {
  const digest = (scene: SceneName) => {
    const hash = createHash('sha256');
    for (const palette of PALETTE_NAMES)
      for (const variant of VARIANTS) hash.update(drawCover(scene, 'kept', { palette, variant }));
    return hash.digest('hex').slice(0, 12);
  };
  // Another digest means another picture for every existing story: see COVER_VERSION.
  test.each<[SceneName, string]>([
    ['zoo', 'cbc4f19a9533'],
    ['pet', '1301cac6034e'],
    ['outing', '7049b84dcf6a'],
    ['family', 'f47f51960c63'],
    ['school', 'c6f725d6672e'],
    ['friend', '6ac57a4dca9e'],
    ['birthday', 'b9c28f8f2a40'],
    ['dream', 'b1fc58cc679b'],
    ['science', '047b16157434'],
    ['food', '697b573d7a35'],
    ['hobby', 'd95f5067b210'],
    ['holiday', '63b7d892f5f3'],
    ['travel', '6650409bc389'],
    ['helping', '36879ee3946f'],
    ['room', '98566dde4cad'],
    ['forest', '7d8a3e7116a5'],
    ['sea', 'ebaf08beaaaa'],
    ['night', 'ee677a2ba70b'],
  ])('%s', (scene, expected) => {
    expect(digest(scene)).toBe(expected);
  });
});
