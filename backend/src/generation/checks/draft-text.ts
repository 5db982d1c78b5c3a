import type { StoryDraft } from '../writers/story-writer.js';

/** The English text of a story: its sentences, joined by a space. */
export function englishTextOf(sentences: StoryDraft['sentences']): string {
  return sentences.map(({ en }) => en).join(' ');
}

/** All text of a draft that a pupil reads, for screening: story, translation, keywords with their examples. */
export function screenedTextOf({ sentences, keywords }: Pick<StoryDraft, 'sentences' | 'keywords'>): string {
  const storySentences = new Set(sentences.map(({ en }) => en));
  const keywordTexts = keywords.flatMap(({ meaning, examples }) => [
    meaning,
    ...examples
      .filter(({ sentence }) => !storySentences.has(sentence))
      .flatMap(({ sentence, translation }) => [sentence, translation]),
  ]);
  return [englishTextOf(sentences), sentences.map(({ zh }) => zh).join(''), ...keywordTexts].join('\n');
}
