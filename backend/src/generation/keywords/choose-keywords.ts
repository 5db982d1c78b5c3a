import { LIMITS, countWords, type Grade } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import { createRandom, type Random } from '../random.js';
import { findCandidates, type Candidate, type SentencePair } from './find-candidates.js';
import { gradedWords, type GradedWords } from '../../language/graded-words.js';

/** How much a part of speech is worth showing; what is not here (articles, pronouns, …) is a last resort. */
const CONTENT: Readonly<Record<string, number>> = { n: 3, v: 3, adj: 3, adv: 2, phr: 2, num: -2, prep: -2 };
const FUNCTION_WORD = -6;
/** A sense of the row stands in the translation: by far the strongest sign that it is the right one. */
const SENSE_FOUND = 8;
/** A sense of one character stands somewhere by chance more easily. */
const SHORT_SENSE_FOUND = 5;
/** "animals" and "said" teach less than "animal" and "say" would. */
const INFLECTED = -2.5;
/** "Look!" is a poor example. */
const SHORT_SENTENCE = -2;
const SHORT_SENTENCE_WORDS = 3;
/** A word below the pupil's grade is known, one above is hard. */
const PER_GRADE_BELOW = 0.8;
const PER_GRADE_ABOVE = 1.2;
/** A second keyword from the same sentence. */
const SENTENCE_TAKEN = 3;

/**
 * Chooses the keywords of a story, 6 to 10 of them, in the order in which they occur. Each is a word of the list
 * that stands in the text in that form; its first example is a sentence of the story.
 * Fewer only when the text has fewer listed words. Deterministic by seed.
 */
export function chooseKeywords(
  sentences: readonly SentencePair[],
  grade: Grade,
  seed: string,
  words: GradedWords = gradedWords(),
): Keyword[] {
  const random = createRandom(`keywords|${seed}`);
  let scored = findCandidates(sentences, words)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, sentences, grade, random) }))
    .sort((a, b) => b.score - a.score);

  const chosen: Candidate[] = [];
  while (scored.length > 0 && chosen.length < targetFor(grade)) {
    const best = bestOf(scored, chosen);
    chosen.push(best);
    scored = scored.filter(({ candidate }) => candidate.row.lemma !== best.row.lemma);
  }
  return chosen.sort((a, b) => a.at - b.at).map((candidate) => toKeyword(candidate, sentences));
}

/** 6 for grades 1 and 2, then more as stories grow, up to 10. */
function targetFor(grade: Grade): number {
  return Math.min(LIMITS.keywords.max, LIMITS.keywords.min + Math.floor(grade / 2));
}

function scoreOf(
  { row, at, sense }: Candidate,
  sentences: readonly SentencePair[],
  grade: Grade,
  random: Random,
): number {
  const distance =
    row.grade < grade ? (grade - row.grade) * PER_GRADE_BELOW : (row.grade - grade) * PER_GRADE_ABOVE;
  const found = sense === null ? 0 : sense.length > 1 ? SENSE_FOUND : SHORT_SENSE_FOUND;
  const inflected = row.lemma === row.word ? 0 : INFLECTED;
  const short = countWords(sentences[at]!.en) <= SHORT_SENTENCE_WORDS ? SHORT_SENTENCE : 0;
  return (CONTENT[row.pos] ?? FUNCTION_WORD) + found + inflected + short - distance + random();
}

/** The best of the sorted candidates, a sentence that already gave a keyword counting less. */
function bestOf(
  scored: readonly { candidate: Candidate; score: number }[],
  chosen: readonly Candidate[],
): Candidate {
  let best = scored[0]!.candidate;
  let bestScore = -Infinity;
  for (const { candidate, score } of scored) {
    if (score <= bestScore) break;
    const taken = chosen.filter((other) => other.at === candidate.at).length;
    if (score - taken * SENTENCE_TAKEN > bestScore) {
      best = candidate;
      bestScore = score - taken * SENTENCE_TAKEN;
    }
  }
  return best;
}

/** The sense that is used in the story comes first in the meaning. */
function toKeyword({ row, at, sense }: Candidate, sentences: readonly SentencePair[]): Keyword {
  const senses = sense === null ? row.senses : [sense, ...row.senses.filter((other) => other !== sense)];
  const own = sentences[at]!;
  const examples = [{ sentence: own.en, translation: own.zh }];
  if (row.example.en !== '' && row.example.en !== own.en) {
    examples.push({ sentence: row.example.en, translation: row.example.zh });
  }
  return { word: row.word, phonetic: row.phonetic, meaning: senses.join('；'), examples };
}
