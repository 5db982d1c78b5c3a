import { countWords } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import type { StoryDraft } from '../writers/story-writer.js';

/** Anything but letters, digits and the punctuation of a story: markup, emoji, bidirectional marks. */
const NOT_ENGLISH = /[^\p{Script=Latin}\p{M}\d .,!?'"’‘“”—–:;()…&%$£€¥+=°/-]/u;
const NOT_CHINESE =
  /[^\p{Script=Han}\p{Script=Latin}\d .,、。，！？：；“”‘’'"（）()《》〈〉「」『』【】…—–·～~%℃°+=/!?:;&$£€¥-]/u;
/** What neither a phonetic nor a meaning may have; letters of both languages and of IPA are allowed. */
const NOT_GLOSS = /[<>{}[\]\\`\p{Cc}\p{Cf}\p{Co}\p{So}\p{Extended_Pictographic}]/u;
/** In characters. */
const MAX_SENTENCE_LENGTH = 600;

/**
 * Checks the characters and lengths of all texts of a draft.
 * @returns problems as English sentences that a writer can act on
 */
export function checkTexts({ sentences, keywords }: Pick<StoryDraft, 'sentences' | 'keywords'>): string[] {
  return [
    ...sentences.flatMap(({ en, zh }, index) => [
      ...findTextProblems(`Sentence ${index + 1}`, en, NOT_ENGLISH),
      ...findTextProblems(`The translation of sentence ${index + 1}`, zh, NOT_CHINESE),
    ]),
    ...keywords.flatMap(checkKeyword),
  ];
}

function checkKeyword({ word, phonetic, meaning, examples }: Keyword): string[] {
  const name = `Keyword ${countWords(word) > 0 ? `"${word.slice(0, 40)}"` : 'without letters'}`;
  return [
    ...[word, phonetic, meaning].flatMap((text) => findTextProblems(name, text, NOT_GLOSS)),
    // The first example is a sentence of the story, which is checked already.
    ...examples
      .slice(1)
      .flatMap(({ sentence, translation }) => [
        ...findTextProblems(`An example of ${name}`, sentence, NOT_ENGLISH),
        ...findTextProblems(`An example of ${name}`, translation, NOT_CHINESE),
      ]),
  ];
}

function findTextProblems(name: string, text: string, forbidden: RegExp): string[] {
  const found = forbidden.exec(text)?.[0];
  if (found !== undefined) {
    const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return [`${name} holds a character that no story needs (U+${code}): plain text only.`];
  }
  return text.length > MAX_SENTENCE_LENGTH ? [`${name} is too long for one sentence.`] : [];
}
