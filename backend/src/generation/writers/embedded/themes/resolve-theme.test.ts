import { describe, expect, it } from '@jest/globals';
import { resolveTheme } from './resolve-theme.js';
import { DATA } from './testing/test-data.js';

const resolve = (theme: string) => resolveTheme(DATA, theme, 'a');

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
  ])('finds the plots of a theme by id, label or alias: %s', (theme) => {
    expect(resolve(theme)).toEqual({ kind: 'plot', themeId: 'zoo-trip' });
  });

  it.each(['a dinosaur', 'Dinosaurs!', 'my dinosaur’s egg', '我的恐龙朋友', 'a dinosaur at school'])(
    'finds a safe noun: %s',
    (theme) => {
      expect(resolve(theme)).toMatchObject({ kind: 'topic', themeId: null, topic: { en: 'dinosaurs' } });
    },
  );

  it('takes a noun that holds the word of a theme for what it says', () => {
    expect(resolve('my teddy bear')).toMatchObject({ kind: 'topic', topic: { en: 'teddy bears' } });
    expect(resolve('my bears')).toEqual({ kind: 'plot', themeId: 'zoo-trip' });
  });

  it('knows singular and plural', () => {
    expect(resolve('red berries')).toMatchObject({ topic: { en: 'berries' } });
  });

  it('takes a suggested theme without plots by its own topic', () => {
    expect(resolve('学校的一天')).toMatchObject({
      kind: 'topic',
      themeId: 'school-day',
      topic: { en: 'school life' },
    });
    expect(resolve('our new school')).toMatchObject({ kind: 'topic', themeId: 'school-day' });
  });

  it.each(['zookeeping', 'xyz', '<script>', '', '💩'])('says that nothing was recognised: %s', (theme) => {
    expect(resolve(theme)).toMatchObject({ kind: 'nearest', topic: { en: 'many things' } });
  });
});
