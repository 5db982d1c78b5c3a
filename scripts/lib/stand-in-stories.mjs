import { GRADES } from '../../packages/contracts/dist/rules.js';

const PER_GRADE = 4;
const DIST = '../../backend/dist/generation';

/** Resolves with a way to have the product's own engine answer in a model's place. Needs a build. */
export async function embeddedAnswers() {
  const { EmbeddedWriterService } = await import(`${DIST}/writers/embedded/embedded-writer.service.js`);
  return async ({ theme, grade, seed }) => {
    const request = { theme, grade, seed, recent: [] };
    const { sentences, keywords } = await new EmbeddedWriterService().writeStory(request, {
      onProgress: () => {},
    });
    const proposals = keywords.map(({ examples, ...keyword }) => {
      const { sentence, translation } = examples.at(-1);
      return { ...keyword, example: { en: sentence, zh: translation } };
    });
    return { themeCheck: 'suitable', sentences, keywords: proposals, storyCheck: 'suitable' };
  };
}

/**
 * Stories for stand-ins of AI providers, written by the product's own engine ahead of need, so that answering costs a
 * stand-in nothing. Needs a build.
 * @param {string} theme of all of them
 * @returns `write` for a stand-in, and `judge`, which says whether a story of the API passes the product's level judge
 */
export async function standInStories(theme) {
  const answer = await embeddedAnswers();
  const { judgeLevel } = await import(`${DIST}/level/judge-level.js`);
  const { themeVocabulary } = await import(`${DIST}/writers/embedded/embedded-engine.js`);
  const stories = new Map();
  for (const grade of GRADES) {
    const seeds = Array.from({ length: PER_GRADE }, (_, seed) => String(seed));
    stories.set(grade, await Promise.all(seeds.map((seed) => answer({ theme, grade, seed }))));
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
          themeVocabulary: themeVocabulary(theme, grade),
        },
        grade,
      ).fits,
  };
}
