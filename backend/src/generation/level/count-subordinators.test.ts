import { describe, expect, it } from '@jest/globals';
import { countSubordinators } from './count-subordinators.js';

describe('countSubordinators', () => {
  it.each([
    ['He stayed because it rained.', 1],
    ['When she came in, nobody spoke.', 1],
    ['I know that he is here.', 1],
    ['The boy who sang was my friend.', 1],
    ['After he left, we found what he had lost.', 2],
    ['Tell me why you cry.', 1],
  ])('counts the clauses in: %s', (sentence, count) => {
    expect(countSubordinators(sentence)).toBe(count);
  });

  it.each([
    'What is that?',
    'Where are you?',
    '"Who is it?" asks Tom.',
    'Look at that dog.',
    'How many cats are there?',
    'After the lesson we went home.',
    'It is as big as a house.',
  ])('counts none in: %s', (sentence) => {
    expect(countSubordinators(sentence)).toBe(0);
  });
});
