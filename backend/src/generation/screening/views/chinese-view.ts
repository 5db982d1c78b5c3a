const CLAUSE_ENDS = /[,.!?;:。、，！？；：\n]+/g;
const OTHER_SIGNS = /[^\p{Script=Han}a-z0-9，]+/gu;

/**
 * The Chinese view of a normalized text: characters, letters and digits without spaces and signs between them, "，" after
 * each clause. A clause of one character is joined to the next: "自。杀" is read as one word.
 */
export function chineseView(normalized: string): string {
  const clauses = normalized.replace(CLAUSE_ENDS, '，').replace(OTHER_SIGNS, '').split('，').filter(Boolean);
  let view = '';
  let previous = '';
  for (const clause of clauses) {
    const isSplitWord = Array.from(clause).length === 1 || Array.from(previous).length === 1;
    view += (view === '' || isSplitWord ? '' : '，') + clause;
    previous = clause;
  }
  return view;
}
