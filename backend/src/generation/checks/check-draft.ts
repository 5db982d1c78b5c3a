import { countWords, LIMITS } from '@storysprout/contracts/rules';
import type { Keyword, Level } from '@storysprout/contracts/api/stories';
import { containsWord } from '../../language/text/tokenize.js';
import { judgeLevel } from '../level/judge-level.js';
import type { StoryDraft, WriteRequest } from '../writers/story-writer.js';
import { checkAlignment } from './check-alignment.js';
import { checkTexts } from './check-texts.js';

const HAN = /\p{Script=Han}/u;

/** The result of checking a draft. */
export interface DraftCheck {
  /** English sentences that a writer can act on; empty for a good draft. */
  readonly problems: readonly string[];
  readonly level: Level;
}

type CheckRequest = Pick<WriteRequest, 'grade' | 'recent' | 'themeVocabulary'>;

/** The last check of each draft's sentences. */
const checkCache = new WeakMap<
  StoryDraft['sentences'],
  { readonly check: DraftCheck; readonly inputs: readonly unknown[] }
>();

/**
 * Checks whether a draft can be stored: the promises of every story (docs/contract.md §1 and §2) and the grade's level. The
 * embedded writer checks its own drafts before the pipeline does, so the last result of the same texts is cached.
 */
export function checkDraft(draft: StoryDraft, request: CheckRequest): DraftCheck {
  const inputs = [draft.keywords, request.grade, request.themeVocabulary];
  const cached = checkCache.get(draft.sentences);
  const isSame = cached?.inputs.every((input, index) => input === inputs[index]) ?? false;
  const check = cached && isSame ? cached.check : checkStory(draft, request);
  checkCache.set(draft.sentences, { check, inputs });
  return request.recent.includes(draft.fingerprint)
    ? { ...check, problems: [...check.problems, 'The pupil has had this story already.'] }
    : check;
}

function checkStory(draft: StoryDraft, { grade, themeVocabulary }: CheckRequest): DraftCheck {
  const verdict = judgeLevel(
    {
      sentences: draft.sentences.map(({ en }) => en),
      keywords: draft.keywords.map(({ word }) => word),
      themeVocabulary,
    },
    grade,
  );
  const problems = [
    ...verdict.reasons,
    ...checkSentences(draft),
    ...checkKeywords(draft),
    ...checkTexts(draft),
    ...checkAlignment(draft.sentences),
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
