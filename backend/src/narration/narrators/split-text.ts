/**
 * Parts of a text that a service takes in one request each, in order: cut behind a pause where there is one, else between
 * words.
 * @param text plain words, spaces and , . ! ? only
 */
export function splitText(text: string, maxChars: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > maxChars) {
    // One more, as the space behind a part is not part of it.
    const head = rest.slice(0, maxChars + 1);
    const pause = /^.*[,.!?](?= )/s.exec(head)?.[0].length ?? 0;
    const end = pause > maxChars / 2 ? pause : head.lastIndexOf(' ');
    // A single word beyond every limit is cut: nothing is left unsaid.
    const length = end > 0 ? end : maxChars;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
