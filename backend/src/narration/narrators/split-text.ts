/**
 * Splits a text into parts of at most `maxChars`, the limit of a service's request: after a punctuation mark if there is one,
 * else between words.
 * @param text plain words, spaces and , . ! ? only
 */
export function splitText(text: string, maxChars: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > maxChars) {
    // One character more, because the space after a part is dropped.
    const head = rest.slice(0, maxChars + 1);
    const pause = /^.*[,.!?](?= )/s.exec(head)?.[0].length ?? 0;
    const end = pause > maxChars / 2 ? pause : head.lastIndexOf(' ');
    // A single word longer than the limit is split.
    const length = end > 0 ? end : maxChars;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
