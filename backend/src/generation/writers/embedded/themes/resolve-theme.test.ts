import { describe, expect, it } from '@jest/globals';
import { DATA } from '../testing/test-data.js';
import { resolveTheme } from './resolve-theme.js';

const resolve = (theme: string) => resolveTheme(DATA, theme);

describe('a theme', () => {
  it.each([
    'zoo-trip',
    'A trip to the zoo',
    'a TRIP to the  zoo ',
    '动物园之旅',
    '熊猫',
    'My day at the zoo!',
    '我爱动物园',
    'zoos',
  ])('is a suggested one by id, label or alias: %s', (theme) => {
    expect(resolve(theme)).toEqual({ kind: 'plot', themeId: 'zoo-trip', shows: null });
  });

  it('that is suggested for a thing must show that thing', () => {
    expect(resolve('my bears')).toMatchObject({ kind: 'plot', themeId: 'zoo-trip', shows: { en: 'bears' } });
  });

  it.each(['a dinosaur', 'Dinosaurs!', 'my dinosaur’s egg', '我的恐龙朋友', 'a dinosaur on the moon'])(
    'is a safe noun that it names: %s',
    (theme) => {
      expect(resolve(theme)).toMatchObject({ kind: 'topic', topic: { en: 'dinosaurs' } });
    },
  );

  it('is the noun that holds the word of a suggested theme', () => {
    expect(resolve('my teddy bear')).toMatchObject({ kind: 'topic', topic: { en: 'teddy bears' } });
  });

  it('is a noun rather than who was there too', () => {
    expect(resolve('昨天我和爸爸去钓鱼了')).toMatchObject({ kind: 'topic', topic: { en: 'fishing' } });
    expect(resolve('我和爸爸')).toMatchObject({ themeId: 'my-family', shows: { en: 'fathers' } });
  });

  it('is found in singular and plural', () => {
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
  ])('is understood although it is misspelt, written with a wrong character or in pinyin: %s', (theme) => {
    expect(resolve(theme)).toMatchObject({ kind: 'topic', topic: { en: 'dinosaurs' } });
  });

  it.each(['zookeeping', 'xyz', '<script>', '', '💩', 'cot'])(
    'in which nothing is recognised gives way to a suggested one, always the same: %s',
    (theme) => {
      expect(resolve(theme)).toMatchObject({ kind: 'nearest', themeId: expect.any(String) });
      expect(resolve(theme)).toEqual(resolve(theme));
    },
  );

  it('gives way to the one with the most in common', () => {
    expect(resolve('动物的园子')).toEqual({ kind: 'nearest', themeId: 'zoo-trip' });
  });
});
