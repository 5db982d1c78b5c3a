import { GRADES } from '../../packages/contracts/dist/rules.js';

const PER_GRADE = 4;
const DIST = '../../backend/dist/generation';

/** Returns a function by which a provider stand-in responds with stories of the embedded writer. Needs a build. */
export async function embeddedAnswers() {
  const { EmbeddedWriterService } = await import(`${DIST}/writers/embedded/embedded-writer.service.js`);
  const { themeVocabulary } = await import(`${DIST}/writers/embedded/embedded-engine.js`);
  const writer = new EmbeddedWriterService();
  return async ({ theme, grade, seed }) => {
    const request = { theme, grade, seed, recent: [], themeVocabulary: themeVocabulary(theme, grade) };
    const { sentences, keywords } = await writer.writeStory(request, { onProgress: () => {} });
    const proposals = keywords.map(({ examples, ...keyword }) => {
      const { sentence, translation } = examples.at(-1);
      return { ...keyword, example: { en: sentence, zh: translation } };
    });
    return { themeCheck: 'suitable', sentences, keywords: proposals, storyCheck: 'suitable' };
  };
}

/**
 * Stories for provider stand-ins, written in advance by the embedded writer, so that a response costs the stand-in nothing.
 * Needs a build.
 * @param {string} theme of all stories
 * @returns `write` for a stand-in, and `judge`, which returns whether the level judge accepts a story of the API
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

  let requests = 0;
  return {
    write: async ({ grade }) => {
      requests += 1;
      const answers = stories.get(grade);
      return answers[requests % answers.length];
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
