import { countWords, type Grade } from '@storysprout/contracts/rules';
import type { SentencePair } from '../../language/text/sentence-pair.js';
import type { Random } from '../seeded-random.js';
import type { KeywordCandidate } from './find-candidates.js';

/** Scores of parts of speech; others (articles, pronouns, …) score as stopwords. */
const POS_SCORES: Readonly<Record<string, number>> = { n: 3, v: 3, adj: 3, adv: 0, num: -2, prep: -2 };
const STOPWORD_SCORE = -6;
/** Stopwords: they mean little by themselves, although the list has them as adjectives, verbs or nouns. */
const STOPWORDS = new Set(
  (
    'be have do go get let will would can could Mr Mrs Miss no some any all each every other another same such both half ' +
    'more most much many few several enough either neither which whose next last own one first there'
  ).split(' '),
);
/** A sense of one character occurs in a translation by chance more easily. */
const SHORT_SENSE_PENALTY = -3;
/** "animals" and "said" teach less than "animal" and "say". */
const INFLECTED_PENALTY = -1.5;
/** "Look!" is a poor example. */
const SHORT_SENTENCE_PENALTY = -2;
const SHORT_SENTENCE_WORDS = 3;
/** A repeated word is learnt from its second occurrence too. */
const REPEATED_BONUS = 6;
/** A word below the pupil's grade is probably known. */
const PENALTY_PER_GRADE_BELOW = 1.1;
/** A theme word, however rare, is what the story is about. */
const THEME_WORD_BONUS = 3;

/** What keywords are chosen for. */
export interface KeywordOptions {
  readonly grade: Grade;
  readonly seed: string;
  /** Words of the theme, in lower case: they count as words of the grade. */
  readonly themeVocabulary: ReadonlySet<string>;
}

const isThemeWord = ({ entry }: KeywordCandidate, { themeVocabulary }: KeywordOptions): boolean =>
  themeVocabulary.has(entry.row.lemma.toLowerCase());

/** Whether a candidate is beyond the grade and not in the theme vocabulary. */
export const isBeyond = (candidate: KeywordCandidate, options: KeywordOptions): boolean =>
  candidate.entry.row.grade > options.grade && !isThemeWord(candidate, options);

/** How much a candidate is worth teaching; the random part, 0 to 1, varies the choice by seed. */
export function scoreCandidate(
  candidate: KeywordCandidate,
  sentences: readonly SentencePair[],
  options: KeywordOptions,
  lemmaCounts: ReadonlyMap<string, number>,
  random: Random,
): number {
  const { row, form } = candidate.entry;
  const distance = Math.max(0, options.grade - row.grade) * PENALTY_PER_GRADE_BELOW;
  const shortSense = candidate.sense?.length === 1 ? SHORT_SENSE_PENALTY : 0;
  const inflected = form === row.lemma ? 0 : INFLECTED_PENALTY;
  const sentenceWords = countWords(sentences[candidate.sentenceIndex]!.en);
  const shortSentence = sentenceWords <= SHORT_SENTENCE_WORDS ? SHORT_SENTENCE_PENALTY : 0;
  const repeated = (lemmaCounts.get(row.lemma) ?? 0) > 1 ? REPEATED_BONUS : 0;
  const theme = row.grade > options.grade && isThemeWord(candidate, options) ? THEME_WORD_BONUS : 0;
  const content = STOPWORDS.has(row.lemma) ? STOPWORD_SCORE : (POS_SCORES[row.pos] ?? STOPWORD_SCORE);
  const worth = content + repeated + theme;
  return worth + shortSense + inflected + shortSentence - distance + random();
}
