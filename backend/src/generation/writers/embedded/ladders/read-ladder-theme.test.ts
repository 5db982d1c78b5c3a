import { describe, expect, it } from '@jest/globals';
import { loadLanguageData } from '../load-language-data.js';
import { readLadderTheme } from './read-ladder-theme.js';

const data = loadLanguageData();
const read = (theme: string) => {
  const found = readLadderTheme(data, theme);
  return found && [found.ladders[0], found.noun?.en, found.secondNoun?.en].filter(Boolean).join(' ');
};

describe('a relation in a theme', () => {
  it.each([
    ['一只怕下雨的小猫', 'afraid-of kitten rain'],
    ['a dog that is afraid of thunder', 'afraid-of dog thunder'],
    ['害怕打雷的猫', 'afraid-of cat thunder'],
    ['我的仓鼠死了', 'pet-died hamster'],
    ['my hamster died', 'pet-died hamster'],
    ['我的猫死了', 'pet-died cat'],
    ['爷爷去世了', 'empty-chair grandpa'],
    ['我的仓鼠越狱了', 'gone-creature hamster'],
    ['弄丢的玩具熊', 'lost-thing teddy bear'],
    ['lost in the supermarket', 'lost-here supermarket'],
    ['第一次坐飞机', 'first-time plane'],
    ['会说话的雨伞', 'it-speaks umbrella'],
    ['a penguin who wants to fly', 'wants-to-fly penguin'],
    ['想唱歌的恐龙', 'wants-to dinosaur'],
    ['孙悟空大战奥特曼', 'the-day-it-lost Monkey King'],
    ['我变成了一只猫', 'i-am-n cat'],
    ['if I were a dragon', 'i-am-n dragon'],
    ['恐龙和小猫', 'two-friends dinosaur kitten'],
  ])('%s is told by %s', (theme, expected) => {
    expect(read(theme)).toBe(expected);
  });

  it.each(['不怕下雨的小猫', 'a cat that never ran away', '恐龙', '量子纠缠', 'my hamster is funny'])(
    '%s names none',
    (theme) => {
      expect(read(theme)).toBeNull();
    },
  );
});

describe('a trouble in a theme', () => {
  it.each([
    ['爸爸妈妈总是吵架', 'loud-kitchen'],
    ['my parents got divorced', 'two-houses'],
    ['数学没考好', 'failed-exam'],
    ['I failed my exam', 'failed-exam'],
    ['中考压力', 'exam-stress'],
    ['没人跟我玩', 'left-out'],
    ['我转学了', 'new-door'],
    ['我怕黑', 'afraid-of-the-dark'],
    ['妈妈住院了', 'in-hospital'],
    ['好朋友搬走了', 'friend-moves-away'],
    ['妈妈生了弟弟，大家都偏心', 'small-brother'],
  ])('%s is met by %s', (theme, expected) => {
    expect(read(theme)).toBe(expected);
  });
});
