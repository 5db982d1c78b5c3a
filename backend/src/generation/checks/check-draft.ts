import { countWords, LIMITS } from '@storysprout/contracts/rules';
import type { Keyword, Level } from '@storysprout/contracts/api/stories';
import { checkAlignment } from './check-alignment.js';
import { checkTexts } from './check-texts.js';
import { containsWord } from '../keywords/has-word.js';
import { judgeLevel } from '../level/judge-level.js';
import type { StoryDraft, WriteRequest } from '../writers/story-writer.js';

const HAN = /\p{Script=Han}/u;

/** The story's text as the contract defines it. */
export function englishTextOf(sentences: StoryDraft['sentences']): string {
  return sentences.map(({ en }) => en).join(' ');
}

/** What was found of a draft. */
export interface DraftCheck {
  /** None for a good draft; English sentences that a writer can act on. */
  readonly problems: readonly string[];
  readonly level: Level;
}

/**
 * What keeps a draft from being stored: the contract's promises about every story (contract.md §1 and §2), and the grade's level.
 * @param themeWords words that the theme brings along, in lower case
 */
export function checkDraft(
  draft: StoryDraft,
  request: Pick<WriteRequest, 'grade' | 'recent'>,
  themeWords: ReadonlySet<string>,
): DraftCheck {
  const verdict = judgeLevel(
    {
      sentences: draft.sentences.map(({ en }) => en),
      keywords: draft.keywords.map(({ word }) => word),
      themeVocabulary: themeWords,
    },
    request.grade,
  );
  const problems = [
    ...verdict.reasons,
    ...checkSentences(draft),
    ...checkKeywords(draft),
    ...checkTexts(draft),
    ...checkAlignment(draft.sentences),
    ...(request.recent.includes(draft.fingerprint) ? ['The pupil has had this story already.'] : []),
  ];
  return { problems, level: verdict.level };
}

function checkSentences(draft: StoryDraft): string[] {
  return draft.sentences.flatMap(({ en, zh }, index) => [
    ...(countWords(en) > 0 ? [] : [`Sentence ${index + 1} has no English text.`]),
    ...(HAN.test(zh) ? [] : [`Sentence ${index + 1} has no Chinese translation.`]),
  ]);
}

function checkKeywords({ keywords, sentences }: StoryDraft): string[] {
  const { min, max } = LIMITS.keywords;
  const words = new Set(keywords.map(({ word }) => word));
  return [
    ...(keywords.length >= min && keywords.length <= max
      ? []
      : [`There are ${keywords.length} keywords; there must be ${min} to ${max}.`]),
    ...(words.size === keywords.length ? [] : ['A keyword occurs twice.']),
    ...keywords.flatMap((keyword) => checkKeyword(keyword, sentences)),
  ];
}

function checkKeyword(keyword: Keyword, sentences: StoryDraft['sentences']): string[] {
  const { word, examples, meaning, phonetic } = keyword;
  if (word === '' || meaning === '' || phonetic === '') return [`Keyword "${word}" is not complete.`];
  const example = examples[0];
  const source = sentences.find(({ en }) => en === example?.sentence);
  if (!source || !containsWord(source.en, word))
    return [`The first example of "${word}" is no sentence of the story with it.`];
  return source.zh === example?.translation
    ? []
    : [`The first example of "${word}" has another translation in the story.`];
}
