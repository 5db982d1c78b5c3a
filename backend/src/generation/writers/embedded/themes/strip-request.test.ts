import { describe, expect, it } from '@jest/globals';
import { stripRequest } from './strip-request.js';

describe('stripRequest', () => {
  it.each([
    ['i want a story about a dragon', 'a dragon'],
    ['please tell me a story about two mice', 'two mice'],
    ['a story where my dog can talk', 'my dog can talk'],
    ['我想要一个关于恐龙的故事', '恐龙'],
    ['写一篇关于月亮的英语短文', '月亮'],
    ['请给我讲一个小猫钓鱼的故事', '小猫钓鱼'],
  ])('strips the request from "%s"', (theme, expected) => {
    expect(stripRequest(theme)).toBe(expected);
  });

  it.each(['故事', 'story', '我喜欢讲故事', 'my storybook'])('keeps something of "%s"', (theme) => {
    expect(stripRequest(theme)).not.toBe('');
  });
});
