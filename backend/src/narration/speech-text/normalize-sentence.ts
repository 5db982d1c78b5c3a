import { ABBREVIATIONS, spokenWords } from './spoken-words.js';

/** A sentence, normalized for text to speech. */
export interface NormalizedSentence {
  /** Plain English letters, spaces, apostrophes and , . ! ? only; empty for a sentence without words. */
  text: string;
  /** The spoken words of each word of the sentence, as the product counts words. */
  words: string[][];
}

/** A word, as `countWords` of the contract counts them. */
const WORD = /[A-Za-z0-9]+(?:[’'.,:-][A-Za-z0-9]+)*/g;

const CURRENCIES: Record<string, string> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '¥': 'yuan',
  '￥': 'yuan',
};
const SIGNS: Record<string, string> = { '&': 'and', '+': 'plus', '=': 'equals', '@': 'at' };

/** Normalizes a sentence for text to speech: numbers, signs and abbreviations in words, and only speakable characters. */
export function normalizeSentence(sentence: string): NormalizedSentence {
  const tokens = [...sentence.matchAll(WORD)];
  const gaps = gapsBetween(sentence, tokens);
  const words = tokens.map(([token], index) => {
    const [before, after] = [gaps[index]!, gaps[index + 1]!];
    const spoken = spokenWords(`${lettersBefore(before, index === 0)}${token}${lettersAfter(after)}`);
    const money = /\d/.test(token) ? CURRENCIES[before.at(-1) ?? ''] : undefined;
    return [...spoken, ...(money ? [money] : []), ...(after.startsWith('%') ? ['percent'] : [])];
  });
  let text = '';
  for (const [index, spoken] of words.entries()) {
    const abbreviated = index > 0 && ABBREVIATIONS.has(tokens[index - 1]![0]);
    text += `${index > 0 ? pauseOf(gaps[index]!, abbreviated) : ''}${spoken.join(' ')}`;
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

/** The word counter does not count `é` as a letter, so the letters around a word are added here: "café", "Élise". */
const plainLetters = (text: string) => text.normalize('NFD').replace(/[^A-Za-z]/g, '');
const lettersAfter = (gap: string) =>
  plainLetters(/^\p{Script=Latin}+/u.exec(gap.normalize('NFC'))?.[0] ?? '');
const lettersBefore = (gap: string, isFirst: boolean) => {
  const letters = /(^|[^\p{Script=Latin}])(\p{Script=Latin}+)$/u.exec(gap.normalize('NFC'));
  return letters && (isFirst || letters[1] !== '') ? plainLetters(letters[2]!) : '';
};

/** The spoken form of the characters between two words: a sign in words, or the strongest pause. */
function pauseOf(gap: string, abbreviated: boolean): string {
  const sign = SIGNS[gap.trim()];
  if (sign) return ` ${sign} `;
  const strong = abbreviated ? undefined : /[.!?。！？…]/.exec(gap)?.[0];
  if (strong) return `${'!?'.includes(strong) ? strong : '.'} `;
  return /[,;:—–()，；：、]|\s-+\s/.test(gap) ? ', ' : ' ';
}

const endOf = (gap: string) => /[!?！？]/.exec(gap)?.[0].replace('！', '!').replace('？', '?') ?? '.';
