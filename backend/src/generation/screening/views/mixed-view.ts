const LETTERS_BESIDE_CHARACTERS =
  /(?<=\p{Script=Han})[a-z]+(?:\s+[a-z]+)*|[a-z]+(?:\s+[a-z]+)*(?=\s*\p{Script=Han})/gu;

/** English words that pupils use inside Chinese sentences, and the Chinese ones that they stand for. */
export type MixedWords = ReadonlyMap<string, string>;

/**
 * A normalized text in both languages with its English words in Chinese, as far as they are known: "被爸爸hit" is 被爸爸打.
 * Null for a text that does not mix them.
 */
export function mixedView(normalized: string, words: MixedWords): string | null {
  if (!/[a-z]/.test(normalized) || !/\p{Script=Han}/u.test(normalized)) return null;
  let isChanged = false;
  const view = normalized.replace(LETTERS_BESIDE_CHARACTERS, (run) =>
    translate(run.split(/\s+/), words, () => (isChanged = true)),
  );
  return isChanged ? view : null;
}

function translate(run: readonly string[], words: MixedWords, onFound: () => void): string {
  const parts: string[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const pair = words.get(`${run[at]} ${run[at + 1]}`);
    const chinese = pair ?? words.get(run[at] ?? '');
    if (chinese) onFound();
    parts.push(chinese ?? run[at] ?? '');
    if (pair) at += 1;
  }
  return parts.join(' ');
}
