const SENTENCE_SIGNS = /[,.!?;:。、，！？；：\n]+/g;
const OTHER_SIGNS = /[^\p{Script=Han}a-z0-9，]+/gu;

/**
 * The Chinese reading of a folded text: characters, letters and digits without spaces and signs between them, "，" where
 * a sentence or a clause ends. A clause of one character is none: "自。杀" is read as one word.
 */
export function chineseView(folded: string): string {
  const clauses = folded.replace(SENTENCE_SIGNS, '，').replace(OTHER_SIGNS, '').split('，').filter(Boolean);
  let view = '';
  let last = '';
  for (const clause of clauses) {
    const torn = Array.from(clause).length === 1 || Array.from(last).length === 1;
    view += (view === '' || torn ? '' : '，') + clause;
    last = clause;
  }
  return view;
}
