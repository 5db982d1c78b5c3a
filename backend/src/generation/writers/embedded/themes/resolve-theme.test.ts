import { describe, expect, it } from '@jest/globals';
import { DATA } from '../testing/test-data.js';
import { resolveTheme } from './resolve-theme.js';

const resolve = (theme: string) => resolveTheme(DATA, theme);

describe('resolveTheme', () => {
  it.each([
    'zoo-trip',
    'A trip to the zoo',
    'a TRIP to the  zoo ',
    '动物园之旅',
    '熊猫',
    'My day at the zoo!',
    '我爱动物园',
    'zoos',
  ])('recognizes a suggested theme by id, label or alias: %s', (theme) => {
    expect(resolve(theme)).toEqual({ kind: 'plot', themeId: 'zoo-trip', requiredTopic: null });
  });

  it('requires the topic that an alias names', () => {
    expect(resolve('my bears')).toMatchObject({
      kind: 'plot',
      themeId: 'zoo-trip',
      requiredTopic: { en: 'bears' },
    });
  });

  it.each(['a dinosaur', 'Dinosaurs!', 'my dinosaur’s egg', '我的恐龙朋友', 'a dinosaur on the moon'])(
    'recognizes a safe noun: %s',
    (theme) => {
      expect(resolve(theme)).toMatchObject({ kind: 'topic', topic: { en: 'dinosaurs' } });
    },
  );

  it('prefers a noun that contains the alias of a suggested theme', () => {
    expect(resolve('my teddy bear')).toMatchObject({ kind: 'topic', topic: { en: 'teddy bears' } });
  });

  it('prefers a subject to company', () => {
    expect(resolve('昨天我和爸爸去钓鱼了')).toMatchObject({ kind: 'topic', topic: { en: 'fishing' } });
    expect(resolve('我和爸爸')).toMatchObject({ themeId: 'my-family', requiredTopic: { en: 'fathers' } });
  });

  it('recognizes singular and plural', () => {
    expect(resolve('red berries')).toMatchObject({ topic: { en: 'berries' } });
  });

  it.each([
    'my dinasaur',
    'a dinosuar',
    'dinossaur park',
    '我喜欢恐尨恐隆',
    '孔龙',
    'konglong',
    'wo xihuan kong long',
  ])('recognizes a misspelt word, a wrong character and pinyin: %s', (theme) => {
    expect(resolve(theme)).toMatchObject({ kind: 'topic', topic: { en: 'dinosaurs' } });
  });

  it.each(['zookeeping', 'xyz', '<script>', '', '💩', 'cot'])(
    'falls back to a stable suggested theme when nothing is recognized: %s',
    (theme) => {
      expect(resolve(theme)).toMatchObject({ kind: 'fallback', themeId: expect.any(String) });
      expect(resolve(theme)).toEqual(resolve(theme));
    },
  );

  it('falls back to the theme with the largest overlap', () => {
    expect(resolve('动物的园子')).toEqual({ kind: 'fallback', themeId: 'zoo-trip' });
  });
});
