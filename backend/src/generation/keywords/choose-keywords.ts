import { LIMITS, countWords, type Grade } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import { fullDictionary, type Dictionary } from '../../language/dictionary/dictionary.js';
import type { Inflection } from '../../language/dictionary/irregular-forms.js';
import { LEVEL_THRESHOLDS } from '../level/thresholds.js';
import { createRandom, type Random } from '../seeded-random.js';
import {
  countLemmas,
  findKeywordCandidates,
  type KeywordCandidate,
  type SentencePair,
} from './find-candidates.js';

/** How much a part of speech is worth showing; what is not here (articles, pronouns, …) is a last resort. */
const CONTENT: Readonly<Record<string, number>> = { n: 3, v: 3, adj: 3, adv: 0, num: -2, prep: -2 };
const FUNCTION_WORD = -6;
/** Words that say little by themselves, although the list calls them adjectives, verbs or nouns. */
const STRUCTURE = new Set(
  (
    'be have do go get let will would can could Mr Mrs Miss no some any all each every other another same such both half ' +
    'more most much many few several enough either neither which whose next last own one first there'
  ).split(' '),
);
/** A sense of one character stands somewhere by chance more easily. */
const SHORT_SENSE = -3;
/** "animals" and "said" teach less than "animal" and "say" would. */
const INFLECTED = -1.5;
/** "Look!" is a poor example. */
const SHORT_SENTENCE = -2;
const SHORT_SENTENCE_WORDS = 3;
/** A word that comes back is learnt from its second place too. */
const COMES_AGAIN = 6;
/** A word below the pupil's grade is known. */
const PER_GRADE_BELOW = 1.1;
/** A word of the theme, however rare, is what the story is about. */
const THEME_WORD = 3;
/** A second keyword from the same sentence. */
const SENTENCE_TAKEN = 2;

/** How a form is named to a pupil. */
const FORM_NAMES: Readonly<Record<Inflection, string>> = {
  plural: '复数',
  present: '第三人称单数',
  past: '过去式',
  participle: '过去分词',
  ing: ' -ing 形式',
  comparative: '比较级',
  superlative: '最高级',
  adverb: '副词',
  case: '变化形式',
  contraction: '缩写',
  spelling: '另一种拼写',
};

/** What keywords are chosen for. */
export interface KeywordOptions {
  readonly grade: Grade;
  readonly seed: string;
  /** Words that the theme brings along, in lower case: they count as the grade's own. */
  readonly themeVocabulary: ReadonlySet<string>;
}

/**
 * Chooses the keywords of a story, 6 to 10 of them, in the order in which they occur. Each is a word of the list that
 * stands in the text in that form with one of its meanings in the sentence's translation; its first example is that
 * sentence. Words beyond the grade are few (`keywordsBeyond`). Fewer than 6 only when the text has no more.
 * Deterministic by seed.
 */
export function chooseKeywords(
  sentences: readonly SentencePair[],
  wish: KeywordOptions,
  words: Dictionary = fullDictionary(),
): Keyword[] {
  const random = createRandom(`keywords|${wish.seed}`);
  const counts = countLemmas(sentences, words);
  let scored = findKeywordCandidates(sentences, words)
    .filter(({ sense }) => sense !== null)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, sentences, wish, counts, random) }))
    .sort((a, b) => b.score - a.score);

  const chosen: KeywordCandidate[] = [];
  let beyond = LEVEL_THRESHOLDS[wish.grade].keywordsBeyond;
  while (scored.length > 0 && chosen.length < keywordTarget(wish.grade)) {
    const allowed = beyond > 0 ? scored : scored.filter(({ candidate }) => !isBeyond(candidate, wish));
    if (allowed.length === 0) break;
    const best = bestOf(allowed, chosen);
    if (isBeyond(best, wish)) beyond -= 1;
    chosen.push(best);
    scored = scored.filter(
      ({ candidate: { entry, word } }) => entry.row.lemma !== best.entry.row.lemma && word !== best.word,
    );
  }
  return chosen
    .sort((a, b) => a.sentenceIndex - b.sentenceIndex)
    .map((candidate) => keywordOf(candidate, sentences));
}

/** 6 for grades 1 and 2, then more as stories grow, up to 10. */
export function keywordTarget(grade: Grade): number {
  return Math.min(LIMITS.keywords.max, LIMITS.keywords.min + Math.floor(grade / 2));
}

const isThemeWord = ({ entry }: KeywordCandidate, { themeVocabulary: themeWords }: KeywordOptions): boolean =>
  themeWords.has(entry.row.lemma.toLowerCase());

const isBeyond = (candidate: KeywordCandidate, wish: KeywordOptions): boolean =>
  candidate.entry.row.grade > wish.grade && !isThemeWord(candidate, wish);

function scoreOf(
  candidate: KeywordCandidate,
  sentences: readonly SentencePair[],
  wish: KeywordOptions,
  counts: ReadonlyMap<string, number>,
  random: Random,
): number {
  const { row, form } = candidate.entry;
  const distance = Math.max(0, wish.grade - row.grade) * PER_GRADE_BELOW;
  const short = candidate.sense?.length === 1 ? SHORT_SENSE : 0;
  const inflected = form === row.lemma ? 0 : INFLECTED;
  const shortSentence =
    countWords(sentences[candidate.sentenceIndex]!.en) <= SHORT_SENTENCE_WORDS ? SHORT_SENTENCE : 0;
  const again = (counts.get(row.lemma) ?? 0) > 1 ? COMES_AGAIN : 0;
  const theme = row.grade > wish.grade && isThemeWord(candidate, wish) ? THEME_WORD : 0;
  const content = STRUCTURE.has(row.lemma) ? FUNCTION_WORD : (CONTENT[row.pos] ?? FUNCTION_WORD);
  const worth = content + again + theme;
  return worth + short + inflected + shortSentence - distance + random();
}

/** The best of the sorted candidates, a sentence that already gave a keyword counting less. */
function bestOf(
  scored: readonly { candidate: KeywordCandidate; score: number }[],
  chosen: readonly KeywordCandidate[],
): KeywordCandidate {
  let best = scored[0]!.candidate;
  let bestScore = -Infinity;
  for (const { candidate, score } of scored) {
    if (score <= bestScore) break;
    const taken = chosen.filter((other) => other.sentenceIndex === candidate.sentenceIndex).length;
    if (score - taken * SENTENCE_TAKEN > bestScore) {
      best = candidate;
      bestScore = score - taken * SENTENCE_TAKEN;
    }
  }
  return best;
}

/** The sense that is used in the story comes first in the meaning; an inflected form says whose it is. */
export function keywordOf(
  { entry, word, sentenceIndex: at, sense }: KeywordCandidate,
  sentences: readonly SentencePair[],
): Keyword {
  const { row, phonetic } = entry;
  const senses = [...(sense === null ? [] : [sense]), ...row.senses.filter((other) => other !== sense)].join(
    '；',
  );
  const own = sentences[at]!;
  const examples = [{ sentence: own.en, translation: own.zh }];
  if (row.example && row.example.en !== own.en) {
    examples.push({ sentence: row.example.en, translation: row.example.zh });
  }
  return {
    word,
    phonetic,
    meaning: entry.inflection ? `${senses}（${row.lemma} 的${FORM_NAMES[entry.inflection]}）` : senses,
    examples,
  };
}
