import { expect, test } from '@jest/globals';
import { GENERATION_STAGES } from '@storysprout/contracts/api/stories';
import { reduceProgress, INITIAL_PROGRESS, progressAfterReconnect } from './progress';

const after = (stage: (typeof GENERATION_STAGES)[number], sentences = 0, before = INITIAL_PROGRESS) =>
  reduceProgress(before, { type: 'progress', stage, sentences });

test('every stage of the contract has its step', () => {
  expect(GENERATION_STAGES.map((stage) => after(stage).step)).toEqual([1, 1, 2, 3, 3, 4, 4]);
});

test('a revision, which writes again, does not shrink the plant', () => {
  const revised = after('writing', 3, after('revising', 16));
  expect(revised).toMatchObject({ step: 3, stage: 'writing', sentences: 3 });
});

test('the sentences written so far stay, where a stage tells of none', () => {
  expect(after('planning', 0, after('writing', 5)).sentences).toBe(5);
});

test('the text is put together, and begins anew where the generation is joined again', () => {
  const one = reduceProgress(after('saving', 2), { type: 'text', delta: 'A dog runs.' });
  const two = reduceProgress(one, { type: 'text', delta: ' It is happy.' });
  expect(two).toMatchObject({ step: 4, text: 'A dog runs. It is happy.', sentences: 2 });
  expect(progressAfterReconnect(two)).toMatchObject({ step: 4, text: '' });
});
