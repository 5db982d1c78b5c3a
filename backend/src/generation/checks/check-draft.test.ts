import { describe, expect, it } from '@jest/globals';
import { GRADES, type Grade } from '@storysprout/contracts/rules';
import { checkDraft } from './check-draft.js';
import { themeVocabulary } from '../writers/embedded/embedded-engine.js';
import { embeddedDraft } from '../writers/embedded/testing/embedded-draft.js';
import type { StoryDraft } from '../writers/story-writer.js';

const THEME = 'A trip to the zoo';
const write = (grade: Grade, seed?: string) => embeddedDraft(THEME, grade, seed);
const check = (draft: StoryDraft, grade: Grade = 4, recent: string[] = []) =>
  checkDraft(draft, { grade, recent, themeVocabulary: themeVocabulary(THEME, grade) });

/** The problems of a good draft of grade 4 after a change. */
async function problemsOf(change: (draft: StoryDraft) => Partial<StoryDraft>): Promise<string[]> {
  const draft = await write(4);
  return [...check({ ...draft, ...change(draft) }).problems];
}

describe('checkDraft', () => {
  it.each(GRADES)('accepts the drafts of the embedded writer for grade %i', async (grade) => {
    for (let seed = 0; seed < 30; seed += 1) {
      expect(check(await write(grade, `seed ${seed}`), grade).problems).toEqual([]);
    }
  });

  it('rejects a story that is too short or too long', async () => {
    expect(await problemsOf(({ sentences }) => ({ sentences: [...sentences, ...sentences] }))).toEqual([
      expect.stringMatching(/^The story has \d+ words; it must have 140 to 160\.$/),
    ]);
    expect(await problemsOf(({ sentences }) => ({ sentences: sentences.slice(0, 1) }))).toContainEqual(
      expect.stringMatching(/it must have 140 to 160/),
    );
  });

  it('rejects a story that is too hard and names the words', async () => {
    const problems = await problemsOf(({ sentences }) => ({
      sentences: sentences.map((one) => ({ ...one, en: `${one.en.slice(0, -1)} hissing.` })),
    }));
    expect(problems).toContainEqual(expect.stringMatching(/^Only \d+ % of the words are known.*hissing/));
  });

  it('measures the level that is stored with the story', async () => {
    expect(check(await write(4)).level).toEqual({
      coverage: expect.any(Number),
      meanSentenceLength: expect.any(Number),
      longestSentence: expect.any(Number),
      offList: expect.any(Array),
    });
  });

  it('rejects a sentence without a Chinese translation', async () => {
    const problems = await problemsOf(({ sentences, keywords }) => {
      const bare = sentences.findIndex(({ en }) =>
        keywords.every(({ examples }) => examples[0]?.sentence !== en),
      );
      return {
        sentences: sentences.map((one, index) => (index === bare ? { ...one, zh: 'Not Chinese' } : one)),
      };
    });
    expect(problems).toEqual([expect.stringMatching(/has no Chinese translation/)]);
  });

  it('rejects too few and too many keywords', async () => {
    expect(await problemsOf(({ keywords }) => ({ keywords: keywords.slice(0, 5) }))).toEqual([
      'There are 5 keywords; there must be 6 to 10.',
    ]);
    expect(await problemsOf(({ keywords }) => ({ keywords: [...keywords, ...keywords] }))).toContainEqual(
      expect.stringMatching(/there must be 6 to 10/),
    );
  });

  it('rejects a repeated keyword', async () => {
    expect(await problemsOf(({ keywords }) => ({ keywords: [...keywords, keywords[0]!] }))).toEqual([
      'A keyword occurs twice.',
    ]);
  });

  it.each([
    ['does not occur in its sentence', (word: string) => `${word}zz`],
    ['occurs only inside a longer word', (word: string) => word.slice(0, -1)],
    ['occurs only in another case', (word: string) => word.toUpperCase()],
  ])('rejects a keyword that %s', async (_, spoil) => {
    const problems = await problemsOf(({ keywords: [first, ...rest] }) => ({
      keywords: [{ ...first!, word: spoil(first!.word) }, ...rest],
    }));
    expect(problems).toContainEqual(expect.stringMatching(/is no sentence of the story with it/));
  });

  it('rejects a first example that is no sentence of the story or has another translation', async () => {
    const withExample = (example: object) =>
      problemsOf(({ keywords: [first, ...rest] }) => ({
        keywords: [{ ...first!, examples: [{ ...first!.examples[0]!, ...example }] }, ...rest],
      }));
    expect(await withExample({ sentence: 'Another one.' })).toHaveLength(1);
    expect(await withExample({ translation: '别的。' })).toEqual([
      expect.stringMatching(/has another translation in the story/),
    ]);
  });

  it('rejects a story that the pupil has had', async () => {
    const draft = await write(4);
    expect(check(draft, 4, ['x', draft.fingerprint]).problems).toEqual([
      'The pupil has had this story already.',
    ]);
  });

  it('checks again what was changed after a check', async () => {
    const draft = await write(4);
    expect(check(draft).problems).toEqual([]);
    expect(check({ ...draft, keywords: [] }).problems).toEqual([
      'There are 0 keywords; there must be 6 to 10.',
    ]);
    expect(check(draft, 1).problems).not.toEqual([]);
    expect(check(draft).problems).toEqual([]);
  });
});
