import { LENGTH_RANGES, countWords, type Grade } from '@storysprout/contracts/rules';
import type { Level } from '@storysprout/contracts/api/stories';
import { knownWords, type KnownWords } from './known-words.js';
import { measureLevel, type LevelMeasures } from './measure-level.js';
import { MIN_COVERAGE, LEVEL_THRESHOLDS, type LevelThresholds } from './thresholds.js';

/** The input of the level judge. */
export interface JudgedText {
  /** Its English sentences. */
  readonly sentences: readonly string[];
  readonly keywords: readonly string[];
  /** The theme vocabulary, in lower case (`collectThemeVocabulary`). */
  readonly themeVocabulary: ReadonlySet<string>;
}

export interface LevelVerdict {
  readonly fits: boolean;
  /** Why it does not fit: English sentences with the words and sentences concerned, which a writer can act on. */
  readonly reasons: readonly string[];
  /** The measurements that are stored with the story. */
  readonly level: Level;
}

/** Judges whether a story suits a grade, for every writer alike. Deterministic; takes about a millisecond. */
export function judgeLevel(text: JudgedText, grade: Grade): LevelVerdict {
  const thresholds = LEVEL_THRESHOLDS[grade];
  const known = knownWords(thresholds.knownGrade, text.themeVocabulary);
  const measures = measureLevel(text.sentences, known, text.keywords);
  const reasons = [
    ...judgeLength(text, grade),
    ...judgeWords(text, measures, known, thresholds),
    ...judgeSentences(measures, thresholds),
    ...judgeGrammar(measures, thresholds),
  ];
  const { coverage, meanSentenceLength, longestSentence, offList } = measures;
  const level = {
    coverage: round(coverage, 3),
    meanSentenceLength: round(meanSentenceLength, 1),
    longestSentence,
    offList: [...offList],
  };
  return { fits: reasons.length === 0, reasons, level };
}

function judgeLength({ sentences }: JudgedText, grade: Grade): string[] {
  const { min, max } = LENGTH_RANGES[grade];
  const words = countWords(sentences.join(' '));
  return words >= min && words <= max ? [] : [`The story has ${words} words; it must have ${min} to ${max}.`];
}

function judgeWords(
  { keywords }: JudgedText,
  { coverage, offList }: LevelMeasures,
  known: KnownWords,
  { keywordsBeyond }: LevelThresholds,
): string[] {
  const beyond = keywords.filter((keyword) => !known.has(keyword));
  return [
    ...(coverage >= MIN_COVERAGE
      ? []
      : [
          `Only ${percent(coverage)} of the words are known at this grade, at least ${percent(MIN_COVERAGE)} must be; replace ${offList.join(', ')}.`,
        ]),
    ...(beyond.length <= keywordsBeyond
      ? []
      : [`The keywords ${beyond.join(', ')} are beyond this grade; at most ${keywordsBeyond} may be.`]),
  ];
}

function judgeSentences(
  { meanSentenceLength, sentences }: LevelMeasures,
  { meanSentenceLength: mean, longestSentence }: LevelThresholds,
): string[] {
  const long = sentences.filter((sentence) => countWords(sentence) > longestSentence);
  return [
    ...(meanSentenceLength <= mean.max
      ? []
      : [`The sentences are too long: ${average(meanSentenceLength)} words, at most ${mean.max}.`]),
    ...(meanSentenceLength >= mean.min
      ? []
      : [`The sentences are too short: ${average(meanSentenceLength)} words, at least ${mean.min}.`]),
    ...long.map(
      (sentence) =>
        `This sentence has ${countWords(sentence)} words, at most ${longestSentence}: ${sentence}`,
    ),
  ];
}

function judgeGrammar({ subordinators, past }: LevelMeasures, limits: LevelThresholds): string[] {
  const reasons: string[] = [];
  if (subordinators > limits.subordinators.max)
    reasons.push(
      `There are ${subordinators.toFixed(1)} subordinate clauses in 100 words, at most ${limits.subordinators.max}.`,
    );
  if (subordinators < limits.subordinators.min)
    reasons.push(
      `There are ${subordinators.toFixed(1)} subordinate clauses in 100 words, at least ${limits.subordinators.min}.`,
    );
  if (past > limits.past.max)
    reasons.push(
      `${percent(past)} of the sentences are in the past, at most ${percent(limits.past.max)}: use the present.`,
    );
  if (past < limits.past.min)
    reasons.push(
      `${percent(past)} of the sentences are in the past, at least ${percent(limits.past.min)}: tell it in the past.`,
    );
  return reasons;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const average = (value: number): string => value.toFixed(1);
