import { countWords } from '@storysprout/contracts/rules';
import type { Level } from '@storysprout/contracts/api/stories';
import { gradedDictionary } from '../../language/dictionary/dictionary.js';
import { countSubordinators } from './count-subordinators.js';
import { isPastForm, type KnownWords } from './known-words.js';
import { splitSentences } from './split-sentences.js';

const TOKEN = /[A-Za-z0-9]+(?:[’'.,:-][A-Za-z0-9]+)*/g;
/** An interjection is no vocabulary: "Ha ha!", "Shh!", "Tick, tock". */
const SOUND =
  /^(?:a+h+|o+h*|h+[ae]+h?|hee|hm+|s[sh]+|wow|tick|tock|ding|dong|bang|boo+m?|woof|miaow|meow|moo|baa)$/i;

/** What is counted in a text; shares lie between 0 and 1. */
export interface LevelMeasures extends Level {
  /** In 100 words. */
  readonly subordinators: number;
  /** Share of the sentences with a past form. */
  readonly past: number;
  readonly sentences: readonly string[];
}

/**
 * Measures a story's English.
 * @param lines its sentences, each possibly more than one ("Stop!" he said. "Wait.")
 * @param keywords words that the page explains: they count as known, as names and numbers do
 */
export function measureLevel(
  lines: readonly string[],
  known: KnownWords,
  keywords: readonly string[],
): LevelMeasures {
  const sentences = lines.flatMap(splitSentences);
  const names = findNames(sentences);
  const glossed = new Set(keywords.map((word) => word.toLowerCase()));
  const tokens = sentences.flatMap((sentence) => sentence.match(TOKEN) ?? []);
  const offList = tokens.filter((token) => {
    const word = token.toLowerCase();
    return (
      !names.has(withoutPossessive(token)) && !glossed.has(word) && !SOUND.test(word) && !known.has(token)
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
      sentences.filter((sentence) => (sentence.match(TOKEN) ?? []).some((token) => isPastForm(token)))
        .length / Math.max(sentences.length, 1),
    sentences,
  };
}

const withoutPossessive = (token: string): string => token.replace(/[’']s?$/, '').toLowerCase();

/** How often a word that only ever begins sentences must come to be taken for a name. */
const NAME_COUNT = 2;

/**
 * Names, in lower case: what is written with a capital inside a sentence, and what begins sentences again and again,
 * is never written small, and is no word of the list.
 */
function findNames(sentences: readonly string[]): Set<string> {
  const inside = new Set<string>();
  const capitals = new Map<string, number>();
  const small = new Set<string>();
  for (const sentence of sentences) {
    for (const match of sentence.matchAll(TOKEN)) {
      const name = withoutPossessive(match[0]);
      if (!/^[A-Z]/.test(match[0])) small.add(name);
      else if (BEGINS_SENTENCE.test(sentence.slice(0, match.index)))
        capitals.set(name, (capitals.get(name) ?? 0) + 1);
      else inside.add(name);
    }
  }
  const always = [...capitals].filter(
    ([name, count]) =>
      count >= NAME_COUNT && !small.has(name) && gradedDictionary().findEntries(name).length === 0,
  );
  return new Set([...inside, ...always.map(([name]) => name)]);
}

/** What stands before the first word of a sentence or of a quotation. */
const BEGINS_SENTENCE = /^["“'‘]?$|[.!?:,]["”’]? ["“]?$/;
