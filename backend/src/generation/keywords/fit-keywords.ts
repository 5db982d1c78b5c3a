import { LIMITS } from '@storysprout/contracts/rules';
import type { Keyword } from '@storysprout/contracts/api/stories';
import { fullDictionary } from '../../language/dictionary/dictionary.js';
import { knownWords, type KnownWords } from '../level/known-words.js';
import { LEVEL_THRESHOLDS } from '../level/thresholds.js';
import { chooseKeywords, keywordOf, keywordTarget, type KeywordOptions } from './choose-keywords.js';
import { findKeywordCandidates, type KeywordCandidate, type SentencePair } from './find-candidates.js';
import { containsWord } from './has-word.js';

/** A keyword as a model proposes it. */
export interface ProposedKeyword {
  word: string;
  phonetic: string;
  meaning: string;
  example: { sentence: string; translation: string };
}

/** British IPA between slashes, as the product shows it. */
const PHONETIC = /^\/[\p{Script=Latin}\p{Script=Greek}\p{M}ˈˌːˑ.()‿ -]{1,60}\/$/u;
const HAN = /\p{Script=Han}/u;
const MEANING_LENGTH = 60;

/**
 * The keywords that a story shows: those of the model that occur in it and fit the grade, then, where these are too few, our
 * own choice from the list. Of a word of the list, phonetics and, where the translation has one of its meanings, meanings
 * and examples are ours: they were proofread. In the order of the story; fewer than 6 only when it has no more.
 */
export function fitKeywords(
  sentences: readonly SentencePair[],
  proposed: readonly ProposedKeyword[],
  wish: KeywordOptions,
): Keyword[] {
  const { knownGrade, keywordsBeyond } = LEVEL_THRESHOLDS[wish.grade];
  const known = knownWords(knownGrade, wish.themeVocabulary);
  const candidates = findKeywordCandidates(sentences, fullDictionary());
  const chosen = new Map<string, Keyword>();
  let beyond = keywordsBeyond;
  const add = (keyword: Keyword | undefined, limit: number) => {
    const head = keyword && lemmaOf(keyword.word);
    if (!keyword || !head || chosen.has(head) || chosen.size >= limit) return;
    const isBeyond = !known.has(keyword.word);
    if (isBeyond && beyond === 0) return;
    if (isBeyond) beyond -= 1;
    chosen.set(head, keyword);
  };
  for (const one of proposed) add(completeProposal(one, sentences, candidates, known), LIMITS.keywords.max);
  for (const one of chooseKeywords(sentences, wish)) add(one, keywordTarget(wish.grade));
  const placeOf = ({ examples }: Keyword) => sentences.findIndex(({ en }) => en === examples[0]?.sentence);
  return [...chosen.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

/** "animal" and "animals" are one word to learn. */
function lemmaOf(word: string): string {
  return fullDictionary().findEntries(word)[0]?.row.lemma.toLowerCase() ?? word.toLowerCase();
}

/** A proposed keyword made right; undefined when it does not stand in the story, or nothing is known to say of it. */
function completeProposal(
  proposal: ProposedKeyword,
  sentences: readonly SentencePair[],
  candidates: readonly KeywordCandidate[],
  known: KnownWords,
): Keyword | undefined {
  const { word } = proposal;
  const listed = candidates.find((candidate) => candidate.word === word && candidate.sense !== null);
  if (listed) return keywordOf(listed, sentences);
  const own = word === '' ? undefined : sentences.find(({ en }) => containsWord(en, word));
  const phonetic = fullDictionary().findEntries(word)[0]?.phonetic ?? proposal.phonetic;
  const { meaning } = proposal;
  if (!own || !PHONETIC.test(phonetic) || !HAN.test(meaning) || meaning.length > MEANING_LENGTH)
    return undefined;
  const examples = [{ sentence: own.en, translation: own.zh }];
  if (isExample(proposal, own, known)) examples.push(proposal.example);
  return { word, phonetic, meaning, examples };
}

/** Whether a model's own example teaches: it has the word, a translation, and nothing else that is hard. */
function isExample({ word, example }: ProposedKeyword, own: SentencePair, known: KnownWords): boolean {
  const { sentence, translation } = example;
  const words = sentence.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? [];
  return (
    sentence !== own.en &&
    containsWord(sentence, word) &&
    HAN.test(translation) &&
    words.every((other) => other === word || known.has(other))
  );
}
