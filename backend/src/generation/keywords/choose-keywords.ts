import { LIMITS, countWords, type Grade } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import { fullDictionary, type Dictionary } from '../../language/dictionary/dictionary.js';
import type { Inflection } from '../../language/dictionary/irregular-forms.js';
import type { SentencePair } from '../../language/text/sentence-pair.js';
import { LEVEL_THRESHOLDS } from '../level/thresholds.js';
import { createRandom, type Random } from '../seeded-random.js';
import { countLemmas, findKeywordCandidates, type KeywordCandidate } from './find-candidates.js';

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
/** A second keyword from the same sentence. */
const SAME_SENTENCE_PENALTY = 2;

/** The Chinese names of inflections, as shown to pupils. */
const INFLECTION_NAMES: Readonly<Record<Inflection, string>> = {
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
  /** Words of the theme, in lower case: they count as words of the grade. */
  readonly themeVocabulary: ReadonlySet<string>;
}

interface ScoredCandidate {
  readonly candidate: KeywordCandidate;
  readonly score: number;
}

/**
 * Chooses the keywords of a story, 6 to 10 of them, in story order. Each is a dictionary word that the text has in this form,
 * with one of its senses in the sentence's translation; its first example is that sentence. Words beyond the grade are few
 * (`keywordsBeyond`). Fewer than 6 only when the text has no more candidates. Deterministic by seed.
 */
export function chooseKeywords(
  sentences: readonly SentencePair[],
  options: KeywordOptions,
  words: Dictionary = fullDictionary(),
): Keyword[] {
  const random = createRandom(`keywords|${options.seed}`);
  const counts = countLemmas(sentences, words);
  let scored = findKeywordCandidates(sentences, words)
    .filter(({ sense }) => sense !== null)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, sentences, options, counts, random) }))
    .sort((a, b) => b.score - a.score);

  const chosen: KeywordCandidate[] = [];
  let beyondLeft = LEVEL_THRESHOLDS[options.grade].keywordsBeyond;
  while (scored.length > 0 && chosen.length < keywordTarget(options.grade)) {
    const allowed = beyondLeft > 0 ? scored : scored.filter(({ candidate }) => !isBeyond(candidate, options));
    if (allowed.length === 0) break;
    const best = bestOf(allowed, chosen);
    if (isBeyond(best, options)) beyondLeft -= 1;
    chosen.push(best);
    scored = scored.filter(
      ({ candidate: { entry, word } }) => entry.row.lemma !== best.entry.row.lemma && word !== best.word,
    );
  }
  return chosen
    .sort((a, b) => a.sentenceIndex - b.sentenceIndex)
    .map((candidate) => toKeyword(candidate, sentences));
}

/** The number of keywords to choose: 6 for grade 1, then one more for every second grade, up to 10. */
export function keywordTarget(grade: Grade): number {
  return Math.min(LIMITS.keywords.max, LIMITS.keywords.min + Math.floor(grade / 2));
}

const isThemeWord = ({ entry }: KeywordCandidate, { themeVocabulary }: KeywordOptions): boolean =>
  themeVocabulary.has(entry.row.lemma.toLowerCase());

const isBeyond = (candidate: KeywordCandidate, options: KeywordOptions): boolean =>
  candidate.entry.row.grade > options.grade && !isThemeWord(candidate, options);

function scoreOf(
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

/** The best of the sorted candidates; a candidate from a sentence that already gave a keyword scores less. */
function bestOf(scored: readonly ScoredCandidate[], chosen: readonly KeywordCandidate[]): KeywordCandidate {
  let best = scored[0]!.candidate;
  let bestScore = -Infinity;
  for (const { candidate, score } of scored) {
    if (score <= bestScore) break;
    const fromSentence = chosen.filter((other) => other.sentenceIndex === candidate.sentenceIndex).length;
    if (score - fromSentence * SAME_SENTENCE_PENALTY > bestScore) {
      best = candidate;
      bestScore = score - fromSentence * SAME_SENTENCE_PENALTY;
    }
  }
  return best;
}

/** Builds the keyword: the sense used in the story comes first in the meaning; an inflected form names its lemma. */
export function toKeyword(
  { entry, word, sentenceIndex, sense }: KeywordCandidate,
  sentences: readonly SentencePair[],
): Keyword {
  const { row, phonetic, inflection } = entry;
  const otherSenses = row.senses.filter((other) => other !== sense);
  const senses = [...(sense === null ? [] : [sense]), ...otherSenses].join('；');
  const source = sentences[sentenceIndex]!;
  const examples = [{ sentence: source.en, translation: source.zh }];
  if (row.example && row.example.en !== source.en) {
    examples.push({ sentence: row.example.en, translation: row.example.zh });
  }
  return {
    word,
    phonetic,
    meaning: inflection ? `${senses}（${row.lemma} 的${INFLECTION_NAMES[inflection]}）` : senses,
    examples,
  };
}
