/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|etc|e\.g|i\.e|a\.m|p\.m|[A-Z])\.$/;

/**
 * Splits an English text into sentences. A quotation inside a sentence does not end it: `"Where is it?" she asked.` is one.
 * @param text running text with straight or curly quotes
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?]+["”’)]*(?=\s|$)/g)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end).trimStart();
    const sentence = text.slice(start, end).trim();
    if (ABBREVIATION.test(sentence) || /^[a-z]/.test(rest)) continue;
    if (/["”]$/.test(sentence) && /^[A-Z]\w+ (?:said|asked|cried|answered|shouted)\b/.test(rest)) continue;
    sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
