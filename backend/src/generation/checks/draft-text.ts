import { englishTextOf } from './check-draft.js';
import type { StoryDraft } from '../writers/story-writer.js';

/** Everything of a draft that a pupil reads, for screening: story, translation, keywords with their examples. */
export function screenedTextOf({ sentences, keywords }: Pick<StoryDraft, 'sentences' | 'keywords'>): string {
  const told = new Set(sentences.map(({ en }) => en));
  const glosses = keywords.flatMap(({ meaning, examples }) => [
    meaning,
    ...examples
      .filter(({ sentence }) => !told.has(sentence))
      .flatMap(({ sentence, translation }) => [sentence, translation]),
  ]);
  return [englishTextOf(sentences), sentences.map(({ zh }) => zh).join(''), ...glosses].join('\n');
}
