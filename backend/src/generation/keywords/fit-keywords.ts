import { LIMITS } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import { fullDictionary } from '../../language/dictionary/dictionary.js';
import type { SentencePair } from '../../language/text/sentence-pair.js';
import { containsWord, tokenize } from '../../language/text/tokenize.js';
import { knownWords, type KnownWords } from '../level/known-words.js';
import { LEVEL_THRESHOLDS } from '../level/thresholds.js';
import { chooseKeywords, keywordTarget, toKeyword } from './choose-keywords.js';
import { findKeywordCandidates, type KeywordCandidate } from './find-candidates.js';
import type { KeywordOptions } from './score-candidates.js';

/** A keyword as a model proposes it. */
export interface ProposedKeyword {
  word: string;
  phonetic: string;
  meaning: string;
  example: { sentence: string; translation: string };
}

/** British IPA between slashes, as shown to pupils. */
const PHONETIC = /^\/[\p{Script=Latin}\p{Script=Greek}\p{M}ˈˌːˑ.()‿ -]{1,60}\/$/u;
const HAN = /\p{Script=Han}/u;
const MAX_MEANING_LENGTH = 60;

/**
 * Chooses the keywords of a provider's story: the proposed ones that occur in it and fit the grade, then, if these are too
 * few, words of the dictionary. For a dictionary word, phonetic, meaning and examples come from the dictionary, which was
 * proofread, provided that the translation has one of its senses. In story order; fewer than 6 only when the story has no
 * more candidates.
 */
export function fitKeywords(
  sentences: readonly SentencePair[],
  proposed: readonly ProposedKeyword[],
  options: KeywordOptions,
): Keyword[] {
  const { knownGrade, keywordsBeyond } = LEVEL_THRESHOLDS[options.grade];
  const known = knownWords(knownGrade, options.themeVocabulary);
  const candidates = findKeywordCandidates(sentences, fullDictionary());
  const chosen = new Map<string, Keyword>();
  let beyondLeft = keywordsBeyond;
  const add = (keyword: Keyword | undefined, limit: number) => {
    const lemma = keyword && lemmaOf(keyword.word);
    if (!keyword || !lemma || chosen.has(lemma) || chosen.size >= limit) return;
    const isBeyond = !known.has(keyword.word);
    if (isBeyond && beyondLeft === 0) return;
    if (isBeyond) beyondLeft -= 1;
    chosen.set(lemma, keyword);
  };
  for (const proposal of proposed)
    add(completeProposal(proposal, sentences, candidates, known), LIMITS.keywords.max);
  for (const keyword of chooseKeywords(sentences, options)) add(keyword, keywordTarget(options.grade));
  const positionOf = ({ examples }: Keyword) => sentences.findIndex(({ en }) => en === examples[0]?.sentence);
  return [...chosen.values()].sort((a, b) => positionOf(a) - positionOf(b));
}

/** "animal" and "animals" are one word to learn. */
function lemmaOf(word: string): string {
  return fullDictionary().findEntries(word)[0]?.row.lemma.toLowerCase() ?? word.toLowerCase();
}

/** Corrects a proposed keyword; undefined when the story does not contain it or its phonetic or meaning is invalid. */
function completeProposal(
  proposal: ProposedKeyword,
  sentences: readonly SentencePair[],
  candidates: readonly KeywordCandidate[],
  known: KnownWords,
): Keyword | undefined {
  const { word, meaning } = proposal;
  const listed = candidates.find((candidate) => candidate.word === word && candidate.sense !== null);
  if (listed) return toKeyword(listed, sentences);
  const source = word === '' ? undefined : sentences.find(({ en }) => containsWord(en, word));
  const phonetic = fullDictionary().findEntries(word)[0]?.phonetic ?? proposal.phonetic;
  const isValid = PHONETIC.test(phonetic) && HAN.test(meaning) && meaning.length <= MAX_MEANING_LENGTH;
  if (!source || !isValid) return undefined;
  const examples = [{ sentence: source.en, translation: source.zh }];
  if (isGoodExample(proposal, source, known)) examples.push(proposal.example);
  return { word, phonetic, meaning, examples };
}

/** Whether a model's own example is useful: it has the word, a translation, and no other word that is unknown. */
function isGoodExample({ word, example }: ProposedKeyword, source: SentencePair, known: KnownWords): boolean {
  const { sentence, translation } = example;
  return (
    sentence !== source.en &&
    containsWord(sentence, word) &&
    HAN.test(translation) &&
    tokenize(sentence).every((other) => other === word || known.has(other))
  );
}
