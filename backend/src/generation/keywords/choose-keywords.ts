import { LIMITS, type Grade } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import { fullDictionary, type Dictionary } from '../../language/dictionary/dictionary.js';
import type { Inflection } from '../../language/dictionary/irregular-forms.js';
import type { SentencePair } from '../../language/text/sentence-pair.js';
import { LEVEL_THRESHOLDS } from '../level/thresholds.js';
import { createRandom } from '../seeded-random.js';
import { countLemmas, findKeywordCandidates, type KeywordCandidate } from './find-candidates.js';
import { isBeyond, scoreCandidate, type KeywordOptions } from './score-candidates.js';

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

/** A second keyword from the same sentence. */
const SAME_SENTENCE_PENALTY = 2;

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
    .map((candidate) => ({ candidate, score: scoreCandidate(candidate, sentences, options, counts, random) }))
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
