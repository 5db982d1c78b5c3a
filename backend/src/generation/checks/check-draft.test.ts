import { describe, expect, it } from '@jest/globals';
import { GRADES } from '@storysprout/contracts/rules';
import { checkDraft } from './check-draft.js';
import { themeVocabulary } from '../writers/embedded/embedded-engine.js';
import type { StoryDraft } from '../writers/story-writer.js';
import { EmbeddedWriterService } from '../writers/embedded/embedded-writer.service.js';

const hooks = { signal: new AbortController().signal, onProgress: () => {} };
const write = (grade: (typeof GRADES)[number], seed = 'a') =>
  new EmbeddedWriterService().writeStory({ theme: THEME, grade, seed, recent: [] }, hooks);
const request = { grade: 4, recent: [] } as const;
const THEME = 'A trip to the zoo';
const check = (draft: StoryDraft, wanted: Parameters<typeof checkDraft>[1] = request) =>
  checkDraft(draft, wanted, themeVocabulary(THEME, wanted.grade)).problems;

/** The problems of a good draft of grade 4 with something changed in it. */
async function problemsOf(change: (draft: StoryDraft) => Partial<StoryDraft>): Promise<string[]> {
  const draft = await write(4);
  return [...check({ ...draft, ...change(draft) })];
}

describe('checkDraft', () => {
  it.each(GRADES)('finds nothing wrong with what the embedded writer writes for grade %i', async (grade) => {
    for (let seed = 0; seed < 30; seed += 1) {
      expect(check(await write(grade, `seed ${seed}`), { grade, recent: [] })).toEqual([]);
    }
  });

  it('refuses a story that is too short or too long', async () => {
    expect(await problemsOf(({ sentences }) => ({ sentences: [...sentences, ...sentences] }))).toEqual([
      expect.stringMatching(/^The story has \d+ words; it must have 140 to 160\.$/),
    ]);
    expect(await problemsOf(({ sentences }) => ({ sentences: sentences.slice(0, 1) }))).toContainEqual(
      expect.stringMatching(/it must have 140 to 160/),
    );
  });

  it('refuses a story that is too hard, and names the words', async () => {
    const problems = await problemsOf(({ sentences }) => ({
      sentences: sentences.map((one) => ({ ...one, en: `${one.en.slice(0, -1)} hissing.` })),
    }));
    expect(problems).toContainEqual(expect.stringMatching(/^Only \d+ % of the words are known.*hissing/));
  });

  it('measures the level, which is stored with the story', async () => {
    const draft = await write(4);
    expect(checkDraft(draft, request, themeVocabulary(THEME, 4)).level).toEqual({
      coverage: expect.any(Number),
      meanSentenceLength: expect.any(Number),
      longestSentence: expect.any(Number),
      offList: expect.any(Array),
    });
  });

  it('refuses a sentence without its Chinese', async () => {
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

  it('refuses too few and too many keywords', async () => {
    expect(await problemsOf(({ keywords }) => ({ keywords: keywords.slice(0, 5) }))).toEqual([
      'There are 5 keywords; there must be 6 to 10.',
    ]);
    expect(await problemsOf(({ keywords }) => ({ keywords: [...keywords, ...keywords] }))).toContainEqual(
      expect.stringMatching(/there must be 6 to 10/),
    );
  });

  it('refuses a keyword that comes twice', async () => {
    expect(await problemsOf(({ keywords }) => ({ keywords: [...keywords, keywords[0]!] }))).toEqual([
      'A keyword occurs twice.',
    ]);
  });

  it.each([
    ['does not stand in its sentence', (word: string) => `${word}zz`],
    ['stands there only inside a longer word', (word: string) => word.slice(0, -1)],
    ['stands there only in other letters', (word: string) => word.toUpperCase()],
  ])('refuses a keyword that %s', async (_, spoil) => {
    const problems = await problemsOf(({ keywords: [first, ...rest] }) => ({
      keywords: [{ ...first!, word: spoil(first!.word) }, ...rest],
    }));
    expect(problems).toContainEqual(expect.stringMatching(/is no sentence of the story with it/));
  });

  it('refuses a first example that is no sentence of the story, or is translated differently', async () => {
    const withExample = (example: object) =>
      problemsOf(({ keywords: [first, ...rest] }) => ({
        keywords: [{ ...first!, examples: [{ ...first!.examples[0]!, ...example }] }, ...rest],
      }));
    expect(await withExample({ sentence: 'Another one.' })).toHaveLength(1);
    expect(await withExample({ translation: '别的。' })).toEqual([
      expect.stringMatching(/has another translation in the story/),
    ]);
  });

  it('refuses a story that the pupil has had already', async () => {
    const draft = await write(4);
    expect(check(draft, { grade: 4, recent: ['x', draft.fingerprint] })).toEqual([
      'The pupil has had this story already.',
    ]);
  });
});
