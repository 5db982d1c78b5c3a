import { ABBREVIATIONS, spokenWords } from './spoken-words.js';

/** A sentence as a voice is given it. */
export interface NormalizedSentence {
  /** Plain English letters, spaces, apostrophes and , . ! ? only; empty when nothing can be said. */
  text: string;
  /** For each word of the sentence as the product counts them, how it is said. */
  words: string[][];
}

/** The words that `countWords` of the contract counts. */
const WORD = /[A-Za-z0-9]+(?:[’'.,:-][A-Za-z0-9]+)*/g;

const CURRENCIES: Record<string, string> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '¥': 'yuan',
  '￥': 'yuan',
};
const SIGNS: Record<string, string> = { '&': 'and', '+': 'plus', '=': 'equals', '@': 'at' };

/** Prepares a sentence for a voice: numbers, signs and abbreviations in words, and only what can be read aloud. */
export function normalizeSentence(sentence: string): NormalizedSentence {
  const tokens = [...sentence.matchAll(WORD)];
  const gaps = gapsBetween(sentence, tokens);
  const words = tokens.map(([token], index) => {
    const [before, after] = [gaps[index]!, gaps[index + 1]!];
    const said = spokenWords(`${lettersBefore(before, index === 0)}${token}${lettersAfter(after)}`);
    const money = /\d/.test(token) ? CURRENCIES[before.at(-1) ?? ''] : undefined;
    return [...said, ...(money ? [money] : []), ...(after.startsWith('%') ? ['percent'] : [])];
  });
  let text = '';
  for (const [index, said] of words.entries()) {
    const abbreviated = index > 0 && ABBREVIATIONS.has(tokens[index - 1]![0]);
    text += `${index > 0 ? pauseOf(gaps[index]!, abbreviated) : ''}${said.join(' ')}`;
  }
  return { text: text === '' ? '' : text + endOf(gaps.at(-1)!), words };
}

function gapsBetween(sentence: string, tokens: RegExpExecArray[]): string[] {
  const gaps: string[] = [];
  let from = 0;
  for (const token of tokens) {
    gaps.push(sentence.slice(from, token.index));
    from = token.index + token[0].length;
  }
  return [...gaps, sentence.slice(from)];
}

/** `é` is no letter to the word counter, so that "café" and "Élise" are told apart here. */
const plainLetters = (text: string) => text.normalize('NFD').replace(/[^A-Za-z]/g, '');
const lettersAfter = (gap: string) =>
  plainLetters(/^\p{Script=Latin}+/u.exec(gap.normalize('NFC'))?.[0] ?? '');
const lettersBefore = (gap: string, isFirst: boolean) => {
  const letters = /(^|[^\p{Script=Latin}])(\p{Script=Latin}+)$/u.exec(gap.normalize('NFC'));
  return letters && (isFirst || letters[1] !== '') ? plainLetters(letters[2]!) : '';
};

/** What stands between two words, as the voice hears it: a sign in words, or the longest pause in it. */
function pauseOf(gap: string, abbreviated: boolean): string {
  const sign = SIGNS[gap.trim()];
  if (sign) return ` ${sign} `;
  const strong = abbreviated ? undefined : /[.!?。！？…]/.exec(gap)?.[0];
  if (strong) return `${'!?'.includes(strong) ? strong : '.'} `;
  return /[,;:—–()，；：、]|\s-+\s/.test(gap) ? ', ' : ' ';
}

const endOf = (gap: string) => /[!?！？]/.exec(gap)?.[0].replace('！', '!').replace('？', '?') ?? '.';
