import { createHash } from 'node:crypto';
import { fitKeywords } from '../../../keywords/fit-keywords.js';
import type { StoryDraft, WriteRequest } from '../../story-writer.js';
import type { Answer } from './answer.js';

/** Converts a model's answer to a draft: normalized whitespace, and keywords that fit the product. */
export function answerToDraft(
  { sentences: written, keywords, storyCheck }: Answer,
  request: Pick<WriteRequest, 'grade' | 'seed' | 'themeVocabulary'>,
  aiModel: string,
): StoryDraft {
  const sentences = written.map(({ en, zh }) => ({
    en: normalizeWhitespace(en),
    zh: normalizeWhitespace(zh),
  }));
  const proposed = keywords.map(({ word, phonetic, meaning, example }) => ({
    word: normalizeWhitespace(word),
    phonetic: normalizeWhitespace(phonetic),
    meaning: normalizeWhitespace(meaning),
    example: { sentence: normalizeWhitespace(example.en), translation: normalizeWhitespace(example.zh) },
  }));
  return {
    sentences,
    keywords: fitKeywords(sentences, proposed, request),
    aiModel,
    fallbackTheme: null,
    fingerprint: fingerprintOf(sentences.map(({ en }) => en)),
    ...(storyCheck === 'unsuitable' && {
      flaws: ['You found the story not suitable for children yourself.'],
    }),
  };
}

/** The draft of an unusable answer, with the reason. */
export function unreadableDraft(flaw: string, aiModel: string): StoryDraft {
  return { sentences: [], keywords: [], aiModel, fallbackTheme: null, fingerprint: '', flaws: [flaw] };
}

const normalizeWhitespace = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A hash of the words: stories that differ only in punctuation are the same. */
function fingerprintOf(sentences: readonly string[]): string {
  const words =
    sentences
      .join(' ')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `ai:${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 16)}`;
}
