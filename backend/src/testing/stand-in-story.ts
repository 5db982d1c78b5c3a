import type { StoryAnswer, StoryWish } from '@storysprout/e2e/stand-ins/lib/chat-answers';
import type { Grade } from '@storysprout/contracts/rules';
import { EmbeddedWriterService } from '../generation/writers/embedded/embedded-writer.service.js';

let seed = 0;

/** What a good model would answer a stand-in's caller: a story of the grade, by the embedded engine. */
export async function standInStory({ grade, theme }: StoryWish): Promise<StoryAnswer> {
  seed += 1;
  const request = { grade: grade as Grade, theme, seed: `stand-in ${seed}`, recent: [] };
  const { sentences, keywords } = await new EmbeddedWriterService().writeStory(request, {
    onProgress: () => {},
  });
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
