import { expect, test } from '@jest/globals';
import { GENERATION_STAGES } from '@storysprout/contracts/api/stories';
import { INITIAL_PROGRESS, progressAfterReconnect, reduceProgress } from './progress';

const after = (stage: (typeof GENERATION_STAGES)[number], sentences = 0, before = INITIAL_PROGRESS) =>
  reduceProgress(before, { type: 'progress', stage, sentences });

test('maps every stage of the contract to a step', () => {
  expect(GENERATION_STAGES.map((stage) => after(stage).step)).toEqual([1, 1, 2, 3, 3, 4, 4]);
});

test('does not go back a step for a revision, which writes again', () => {
  const revised = after('writing', 3, after('revising', 16));
  expect(revised).toMatchObject({ step: 3, stage: 'writing', sentences: 3 });
});

test('keeps the number of sentences at a stage without one', () => {
  expect(after('planning', 0, after('writing', 5)).sentences).toBe(5);
});

test('appends text, and resets it after a reconnect', () => {
  const one = reduceProgress(after('saving', 2), { type: 'text', delta: 'A dog runs.' });
  const two = reduceProgress(one, { type: 'text', delta: ' It is happy.' });
  expect(two).toMatchObject({ step: 4, text: 'A dog runs. It is happy.', sentences: 2 });
  expect(progressAfterReconnect(two)).toMatchObject({ step: 4, text: '' });
});
