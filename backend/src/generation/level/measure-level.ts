import { countWords } from '@storysprout/contracts/rules';
import type { Level } from '@storysprout/contracts/api/stories';
import { gradedDictionary } from '../../language/dictionary/dictionary.js';
import { tokenizeWithNumbers, WORD_OR_NUMBER } from '../../language/text/tokenize.js';
import { countSubordinators } from './count-subordinators.js';
import { isPastForm, type KnownWords } from './known-words.js';
import { splitSentences } from './split-sentences.js';

/** Interjections and sound words, which are no vocabulary: "Ha ha!", "Shh!", "Tick, tock". */
const INTERJECTION =
  /^(?:a+h+|o+h*|h+[ae]+h?|hee|hm+|s[sh]+|wow|tick|tock|ding|dong|bang|boo+m?|woof|miaow|meow|moo|baa)$/i;

/** The measurements of a text; shares are between 0 and 1. */
export interface LevelMeasures extends Level {
  /** Subordinating words in 100 words. */
  readonly subordinators: number;
  /** Share of the sentences that have a past form. */
  readonly past: number;
  readonly sentences: readonly string[];
}

/**
 * Measures the English of a story.
 * @param lines its sentence pairs' English; one line may have several sentences ("Stop!" he said. "Wait.")
 * @param keywords words with a gloss on the page: they count as known, as do names and numbers
 */
export function measureLevel(
  lines: readonly string[],
  known: KnownWords,
  keywords: readonly string[],
): LevelMeasures {
  const sentences = lines.flatMap(splitSentences);
  const names = findNames(sentences);
  const glossed = new Set(keywords.map((word) => word.toLowerCase()));
  const tokens = sentences.flatMap(tokenizeWithNumbers);
  const offList = tokens.filter((token) => {
    const word = token.toLowerCase();
    return (
      !names.has(withoutPossessive(token)) &&
      !glossed.has(word) &&
      !INTERJECTION.test(word) &&
      !known.has(token)
    );
  });
  const lengths = sentences.map(countWords);
  const words = Math.max(tokens.length, 1);
  return {
    coverage: 1 - offList.length / words,
    meanSentenceLength: tokens.length / Math.max(sentences.length, 1),
    longestSentence: Math.max(0, ...lengths),
    offList: [...new Set(offList.map((token) => token.toLowerCase()))],
    subordinators: (sentences.reduce((sum, sentence) => sum + countSubordinators(sentence), 0) / words) * 100,
    past:
      sentences.filter((sentence) => tokenizeWithNumbers(sentence).some((token) => isPastForm(token)))
        .length / Math.max(sentences.length, 1),
    sentences,
  };
}

const withoutPossessive = (token: string): string => token.replace(/[’']s?$/, '').toLowerCase();

/** Occurrences from which an unlisted word that only starts sentences counts as a name. */
const MIN_NAME_COUNT = 2;

/**
 * Names, in lower case: words with a capital inside a sentence, and words that repeatedly start sentences, are never written
 * in lower case and are not in the list.
 */
function findNames(sentences: readonly string[]): Set<string> {
  const insideSentences = new Set<string>();
  const startCounts = new Map<string, number>();
  const lowerCase = new Set<string>();
  for (const sentence of sentences) {
    for (const match of sentence.matchAll(WORD_OR_NUMBER)) {
      const name = withoutPossessive(match[0]);
      if (!/^[A-Z]/.test(match[0])) lowerCase.add(name);
      else if (SENTENCE_START.test(sentence.slice(0, match.index)))
        startCounts.set(name, (startCounts.get(name) ?? 0) + 1);
      else insideSentences.add(name);
    }
  }
  const starters = [...startCounts].filter(
    ([name, count]) =>
      count >= MIN_NAME_COUNT && !lowerCase.has(name) && gradedDictionary().findEntries(name).length === 0,
  );
  return new Set([...insideSentences, ...starters.map(([name]) => name)]);
}

/** The text before the first word of a sentence or of a quotation. */
const SENTENCE_START = /^["“'‘]?$|[.!?:,]["”’]? ["“]?$/;
