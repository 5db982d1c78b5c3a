/** Whether a word stands in a text as written, not merely inside a longer word. */
export function containsWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`).test(text);
}
