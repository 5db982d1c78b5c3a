import { countWords } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import type { StoryDraft } from '../writers/story-writer.js';

/** Letters, digits and the punctuation of a story: no markup, no emoji, no marks that turn the writing's direction. */
const NOT_ENGLISH = /[^\p{Script=Latin}\p{M}\d .,!?'"’‘“”—–:;()…&%$£€¥+=°/-]/u;
const NOT_CHINESE =
  /[^\p{Script=Han}\p{Script=Latin}\d .,、。，！？：；“”‘’'"（）()《》〈〉「」『』【】…—–·～~%℃°+=/!?:;&$£€¥-]/u;
/** A phonetic or a meaning; beyond the letters of both languages there are those of IPA. */
const NOT_GLOSS = /[<>{}[\]\\`\p{Cc}\p{Cf}\p{Co}\p{So}\p{Extended_Pictographic}]/u;
const SENTENCE_LENGTH = 600;

/** What stands in a draft that no text of the product may hold, sentence by sentence. */
export function checkTexts({ sentences, keywords }: Pick<StoryDraft, 'sentences' | 'keywords'>): string[] {
  return [
    ...sentences.flatMap(({ en, zh }, index) => [
      ...findCharacterProblems(`Sentence ${index + 1}`, en, NOT_ENGLISH),
      ...findCharacterProblems(`The translation of sentence ${index + 1}`, zh, NOT_CHINESE),
    ]),
    ...keywords.flatMap(checkKeyword),
  ];
}

function checkKeyword({ word, phonetic, meaning, examples }: Keyword): string[] {
  const name = `Keyword ${countWords(word) > 0 ? `"${word.slice(0, 40)}"` : 'without letters'}`;
  return [
    ...[word, phonetic, meaning].flatMap((text) => findCharacterProblems(name, text, NOT_GLOSS)),
    // The first example is a sentence of the story and was looked at with it.
    ...examples
      .slice(1)
      .flatMap(({ sentence, translation }) => [
        ...findCharacterProblems(`An example of ${name}`, sentence, NOT_ENGLISH),
        ...findCharacterProblems(`An example of ${name}`, translation, NOT_CHINESE),
      ]),
  ];
}

function findCharacterProblems(what: string, text: string, not: RegExp): string[] {
  const found = not.exec(text)?.[0];
  if (found !== undefined) {
    const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return [`${what} holds a character that no story needs (U+${code}): plain text only.`];
  }
  return text.length > SENTENCE_LENGTH ? [`${what} is too long for one sentence.`] : [];
}
