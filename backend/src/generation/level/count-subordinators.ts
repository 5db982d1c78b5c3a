/** Words that begin a subordinate clause wherever they stand. */
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
/** These ask at the beginning of a sentence and subordinate inside it. */
const QUESTION_WORDS = new Set(['who', 'what', 'which', 'where', 'why', 'how', 'when']);
/** "How many", "what a", "so much": degree, not a clause. */
const DEGREE = new Set(['many', 'much', 'old', 'long', 'far', 'big', 'a', 'an', 'about']);
/** These are also prepositions or pronouns: they subordinate where a subject follows. */
const BEFORE_SUBJECT = new Set(['that', 'as', 'before', 'after', 'since', 'until', 'than']);
/** They begin a noun phrase, which may be a subject or hang on a preposition. */
const DETERMINERS = new Set('the a an my your his her its our their this these those no'.split(' '));
/** They are subjects by themselves. */
const SUBJECT_PRONOUNS = new Set(
  'i you he she it we they there nobody everyone everybody somebody someone nothing everything something'.split(
    ' ',
  ),
);
/** "It is that", "at that": a pronoun, whatever follows. */
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
 * Counts the words of a sentence that begin a subordinate clause, by position, without parsing: right for the texts of
 * a reader, not for every sentence of English.
 */
export function countSubordinators(sentence: string): number {
  return sentence
    .split(/(?<=[.!?,:])["”’]? ["“‘]|^["“‘]/)
    .map((part) => part.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? [])
    .reduce((sum, words) => sum + words.filter((_, at) => subordinates(words, at)).length, 0);
}

function subordinates(words: readonly string[], at: number): boolean {
  const word = words[at]!.toLowerCase();
  if (ALWAYS.has(word)) return true;
  const next = words[at + 1]?.toLowerCase();
  if (next === undefined) return false;
  const previous = words[at - 1]?.toLowerCase();
  if (QUESTION_WORDS.has(word)) {
    if (at === 0 || previous === 'and' || previous === 'but')
      return word === 'when' && startsWithSubject(words, at + 1);
    return !DEGREE.has(next) || word === 'when';
  }
  if (!BEFORE_SUBJECT.has(word) || (word === 'that' && BEFORE_PRONOUN.has(previous ?? ''))) return false;
  // "After the lesson" is a phrase, "after he came" a clause: a noun phrase decides nothing, a pronoun does.
  if (word !== 'that' && DETERMINERS.has(next)) return false;
  return startsWithSubject(words, at + 1);
}

function startsWithSubject(words: readonly string[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const lower = word.toLowerCase();
  return SUBJECT_PRONOUNS.has(lower) || DETERMINERS.has(lower) || /^[A-Z]/.test(word);
}
