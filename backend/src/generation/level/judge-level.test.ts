import { describe, expect, it } from '@jest/globals';
import { GRADES, type Grade } from '@storysprout/contracts/rules';
import { judgeLevel, type JudgedText } from './judge-level.js';

/** 64 words in the present tense, all from the list of grade 1. */
const EASY = [
  'Tom has a red ball.',
  'He plays with it every day.',
  'Today the ball is not under his bed.',
  'It is not in his bag.',
  '"Where is my ball?" asks Tom.',
  'He looks in the house.',
  'He looks under the tree.',
  'His little dog runs to him.',
  'The ball is with the dog!',
  '"Thank you, good dog," says Tom.',
  'Now they play with the ball.',
  'They run and jump in the sun.',
];
const text = (sentences: readonly string[], changes: Partial<JudgedText> = {}): JudgedText => ({
  sentences,
  keywords: [],
  themeVocabulary: new Set(),
  ...changes,
});
const reasonsOf = (sentences: readonly string[], grade: Grade = 1, changes?: Partial<JudgedText>) =>
  judgeLevel(text(sentences, changes), grade).reasons;
/** The easy text with its first sentence replaced. */
const withFirst = (...sentences: string[]) => [...sentences, ...EASY.slice(sentences.length)];

describe('judgeLevel', () => {
  it('accepts an easy text and returns its measurements', () => {
    expect(judgeLevel(text(EASY), 1)).toEqual({
      fits: true,
      reasons: [],
      level: { coverage: 1, meanSentenceLength: expect.any(Number), longestSentence: 8, offList: [] },
    });
  });

  it.each(GRADES)('rejects short sentences of hard words at grade %i', (grade) => {
    const hard = Array.from({ length: 60 }, () => 'A wraith hissed.');
    expect(reasonsOf(hard, grade)).toContainEqual(
      expect.stringMatching(/^Only 33 % of the words are known.*replace wraith, hissed\.$/),
    );
  });

  it('rejects a length outside the grade’s range', () => {
    expect(reasonsOf(EASY.slice(0, 5))).toContainEqual(expect.stringMatching(/it must have 60 to 80/));
    expect(reasonsOf(EASY, 5)).toContainEqual(expect.stringMatching(/it must have 160 to 180/));
  });

  it('counts names, numbers, interjections, keywords and the theme vocabulary as known', () => {
    const sentences = withFirst('Mr Lin has 3 pandas in Chengdu.', 'Wow! Zoe likes them.', 'Zoe is happy.');
    expect(judgeLevel(text(sentences), 1).level.offList).toEqual(['pandas']);
    expect(judgeLevel(text(sentences, { keywords: ['pandas'] }), 1).level.offList).toEqual([]);
    expect(judgeLevel(text(sentences, { themeVocabulary: new Set(['panda']) }), 1).level.offList).toEqual([]);
  });

  it('counts all inflected forms of a known lemma as known', () => {
    const sentences = withFirst("Tom's friends aren't singing sadly.", 'The biggest houses were drawn.');
    expect(judgeLevel(text(sentences), 1).level.offList).toEqual([]);
  });

  it('allows none, one or two keywords beyond the grade', () => {
    const keywords = ['environment', 'experiment', 'volunteer'];
    expect(reasonsOf(EASY, 1, { keywords: ['environment'] })).toEqual([
      'The keywords environment are beyond this grade; at most 0 may be.',
    ]);
    expect(reasonsOf(EASY, 3, { keywords: ['environment'] })).not.toContainEqual(
      expect.stringMatching(/keywords/),
    );
    expect(reasonsOf(EASY, 3, { keywords })).toContainEqual(expect.stringMatching(/at most 1 may be/));
    expect(reasonsOf(EASY, 9, { keywords })).not.toContainEqual(expect.stringMatching(/keywords/));
  });

  it('reports a sentence that is too long', () => {
    const long = 'The boy and the girl and the dog run and run and run under the tree.';
    expect(reasonsOf(withFirst(long))).toContainEqual(`This sentence has 16 words, at most 12: ${long}`);
  });

  it('rejects the past tense at grade 1', () => {
    const past = withFirst('Tom had a red ball.', 'He played with it.', 'He looked for it.', 'He found it.');
    expect(reasonsOf(past)).toEqual([
      expect.stringMatching(/of the sentences are in the past.*use the present/),
    ]);
  });

  it('rejects many subordinate clauses at grade 1 and a text without any at grade 9', () => {
    const nested = withFirst('He is sad because he knows that she is sad when he is.');
    expect(reasonsOf(nested)).toContainEqual(
      expect.stringMatching(/subordinate clauses in 100 words, at most/),
    );
    expect(reasonsOf(EASY, 9)).toContainEqual(
      expect.stringMatching(/subordinate clauses in 100 words, at least/),
    );
  });
});
