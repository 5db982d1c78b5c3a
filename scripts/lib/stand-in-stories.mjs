import { GRADES } from '../../contracts/dist/rules.js';

const PER_GRADE = 4;

/**
 * Stories for stand-ins of AI providers, written by the product's own engine ahead of need, so that answering costs a
 * stand-in nothing. Needs a build.
 * @param {string} theme of all of them
 * @returns `write` for a stand-in, and `judge`, which says whether a story of the API passes the product's level judge
 */
export async function standInStories(theme) {
  const dist = '../../backend/dist/generation';
  const { EmbeddedWriter } = await import(`${dist}/writers/embedded-writer.js`);
  const { judgeLevel } = await import(`${dist}/level/judge-level.js`);
  const { themeWords } = await import(`${dist}/writers/embedded/write-embedded-story.js`);
  const stories = new Map();
  for (const grade of GRADES) {
    const seeds = Array.from({ length: PER_GRADE }, (_, seed) => String(seed));
    stories.set(grade, await Promise.all(seeds.map((seed) => answer({ theme, grade, seed, recent: [] }))));
  }

  async function answer(request) {
    const { sentences, keywords } = await new EmbeddedWriter().write(request, { onProgress: () => {} });
    const proposals = keywords.map(({ examples, ...keyword }) => {
      const { sentence, translation } = examples.at(-1);
      return { ...keyword, example: { en: sentence, zh: translation } };
    });
    return { themeCheck: 'suitable', sentences, keywords: proposals, storyCheck: 'suitable' };
  }

  let asked = 0;
  return {
    write: async ({ grade }) => {
      asked += 1;
      const answers = stories.get(grade);
      return answers[asked % answers.length];
    },
    judge: ({ sentences, keywords, grade }) =>
      judgeLevel(
        {
          sentences: sentences.map(({ en }) => en),
          keywords: keywords.map(({ word }) => word),
          themeWords: themeWords(theme, grade),
        },
        grade,
      ).fits,
  };
}
