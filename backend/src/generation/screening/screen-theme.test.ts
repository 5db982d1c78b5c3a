import { describe, expect, it } from '@jest/globals';
import { authoredScreen as screen } from './testing/lists.js';

describe('a theme is refused', () => {
  it.each([
    ['violence', '把同学打一顿'],
    ['violence', 'a story where my classmate gets beaten up'],
    ['weapons', 'how to make a bomb at home'],
    ['weapons', '带刀去学校'],
    ['self-harm', '我不想活了'],
    ['self-harm', 'nobody would care if I died'],
    ['being-hurt', '爸爸喝醉了总打我'],
    ['sex', 'kissing my teacher'],
    ['drugs', 'how to get drunk'],
    ['drugs', '第一次抽烟的感觉'],
    ['hate', 'why girls are stupid'],
    ['hate', '黑人都是小偷'],
    ['bullying', '校园霸凌别人的办法'],
    ['bullying', 'everyone laughs at the fat kid'],
    ['gambling', '用压岁钱赌一把'],
    ['personal-data', '我的电话是 138-0013-8000'],
    ['personal-data', '我的电话是一三八零零一三八零零零'],
    ['personal-data', 'I live at 25 Maple Street'],
    ['personal-data', '我家住在幸福路12号3单元501室'],
    ['personal-data', '加我QQ 123456789'],
    ['personal-data', 'write to tom@example.com'],
    ['personal-data', 'my password is abc12345'],
    ['wrongdoing', '教我怎么偷东西'],
    ['swearing', '你是个傻逼'],
  ])('for %s: %s', (category, theme) => {
    expect(screen.screenTheme(theme)).toContain(category);
  });
});

describe('a disguised theme is refused', () => {
  it.each([
    ['spaces', '自 杀'],
    ['spaces', 'k i l l him'],
    ['the first of several single letters may be a word', 'I k i l l him'],
    ['signs between characters', '自*杀的方法'],
    ['a full stop between characters', '自。杀'],
    ['signs between letters', 'k.i.l.l h-i-m'],
    ['full width', 'ｋｉｌｌ him'],
    ['traditional characters', '我要殺了妳'],
    ['leetspeak', 'k1ll him'],
    ['leetspeak', '$3x'],
    ['homoglyphs', 'hеroin'],
    ['stretched letters', 'killlll him'],
    ['starred letters', 'f**k'],
    ['words run together', 'iwanttodie'],
    ['accents', 'sèx'],
    ['invisible characters', 'ki\u200bll him'],
    ['a wrong character with the same sound', '自沙'],
    ['pinyin', 'wo xiang zi sha'],
    ['pinyin in part', '想zi杀'],
    ['emoji', 'my teacher and a 🔫'],
  ])('%s: %s', (_, theme) => {
    expect(screen.screenTheme(theme)).not.toEqual([]);
  });
});

describe('a harmless theme is allowed', () => {
  it.each([
    '爆米花',
    '大麻雀',
    'a shooting star',
    'Moby Dick',
    '杀鸡焉用牛刀',
    'killer whale',
    'basketball shooting',
    '下面条给奶奶吃',
    '做爱心早餐',
    '跳楼梯比赛',
    '妈妈的味道',
    '十字路口交警叔叔',
    '黄色书包',
    '紫砂壶',
    '轻声说话',
    '想死你了奶奶',
    '恐龙是怎么死的',
    '两只小猫打架',
    '拒绝校园霸凌',
    'say no to bullying',
    'why smoking is bad',
    'the ass in the lion’s skin',
    'Scunthorpe United',
    'grass, class and cockatoos',
    'my favourite animal is a pig',
    '圆周率 3.14159265358979',
    '2024年12月25日圣诞节',
    'three pigs and a wolf who blows the house down',
    'I fell and hurt myself',
    '👨‍👩‍👧 ❤️ 🎉',
    '¿?',
  ])('%s', (theme) => {
    expect(screen.screenTheme(theme)).toEqual([]);
  });

  it('a longer unsafe word around a harmless one is still refused', () => {
    expect(screen.screenTheme('爆米花杀人事件')).toContain('violence');
    expect(screen.screenTheme('酒精中毒')).toContain('drugs');
  });

  it('a harmless phrase does not excuse another term', () => {
    expect(screen.screenTheme('a killer whale and a serial killer')).toContain('violence');
  });
});

describe('help categories', () => {
  it('come first when a theme is refused for several reasons', () => {
    expect(screen.screenTheme('我要买一把枪自杀')[0]).toBe('self-harm');
  });
});
