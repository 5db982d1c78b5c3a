import { tokenize } from '../../language/text/tokenize.js';

/** Words that start a subordinate clause in any position. */
const ALWAYS = new Set([
  'because',
  'if',
  'although',
  'though',
  'unless',
  'while',
  'whether',
  'whenever',
  'wherever',
  'whatever',
  'whose',
  'whom',
]);
/** Question words at the start of a sentence, subordinators inside it. */
const QUESTION_WORDS = new Set(['who', 'what', 'which', 'where', 'why', 'how', 'when']);
/** "How many", "what a", "so much": degree, not a clause. */
const DEGREE = new Set(['many', 'much', 'old', 'long', 'far', 'big', 'a', 'an', 'about']);
/** Also prepositions or pronouns: they subordinate when a subject follows. */
const BEFORE_SUBJECT = new Set(['that', 'as', 'before', 'after', 'since', 'until', 'than']);
/** They start a noun phrase, which may be a subject or the object of a preposition. */
const DETERMINERS = new Set('the a an my your his her its our their this these those no'.split(' '));
/** Pronouns that are subjects. */
const SUBJECT_PRONOUNS = new Set(
  'i you he she it we they there nobody everyone everybody somebody someone nothing everything something'.split(
    ' ',
  ),
);
/** Words after which "that" is a pronoun: "it is that", "at that". */
const BEFORE_PRONOUN = new Set([
  'is',
  'was',
  'at',
  'of',
  'like',
  'in',
  'on',
  'to',
  'with',
  'for',
  'about',
  'all',
]);

/**
 * Counts the words of a sentence that start a subordinate clause. A heuristic by position, without parsing: correct for the
 * simple sentences of graded readers, not for all English.
 */
export function countSubordinators(sentence: string): number {
  return sentence
    .split(/(?<=[.!?,:])["”’]? ["“‘]|^["“‘]/)
    .map(tokenize)
    .reduce((sum, words) => sum + words.filter((_, index) => isSubordinator(words, index)).length, 0);
}

function isSubordinator(words: readonly string[], index: number): boolean {
  const word = words[index]!.toLowerCase();
  if (ALWAYS.has(word)) return true;
  const next = words[index + 1]?.toLowerCase();
  if (next === undefined) return false;
  const previous = words[index - 1]?.toLowerCase();
  if (QUESTION_WORDS.has(word)) {
    if (index === 0 || previous === 'and' || previous === 'but')
      return word === 'when' && startsWithSubject(words, index + 1);
    return !DEGREE.has(next) || word === 'when';
  }
  if (!BEFORE_SUBJECT.has(word) || (word === 'that' && BEFORE_PRONOUN.has(previous ?? ''))) return false;
  // "After the lesson" is a phrase, "after he came" a clause: only a pronoun is decisive, a noun phrase is not.
  if (word !== 'that' && DETERMINERS.has(next)) return false;
  return startsWithSubject(words, index + 1);
}

function startsWithSubject(words: readonly string[], index: number): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const lower = word.toLowerCase();
  return SUBJECT_PRONOUNS.has(lower) || DETERMINERS.has(lower) || /^[A-Z]/.test(word);
}
