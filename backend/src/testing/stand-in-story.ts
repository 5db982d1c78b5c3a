import type { StoryAnswer, StoryRequest } from '@storysprout/e2e/stand-ins/lib/chat-answers';
import type { Grade } from '@storysprout/contracts/rules';
import { embeddedDraft } from '../generation/writers/embedded/testing/embedded-draft.js';

let seed = 0;

/** The answer of a good model, for provider stand-ins: a story of the grade by the embedded engine. */
export async function standInStory({ grade, theme }: StoryRequest): Promise<StoryAnswer> {
  seed += 1;
  const { sentences, keywords } = await embeddedDraft(theme, grade as Grade, `stand-in ${seed}`);
  return {
    themeCheck: 'suitable',
    sentences,
    keywords: keywords.map(({ word, phonetic, meaning, examples }) => ({
      word,
      phonetic,
      meaning,
      example: { en: examples.at(-1)!.sentence, zh: examples.at(-1)!.translation },
    })),
    storyCheck: 'suitable',
  };
}
