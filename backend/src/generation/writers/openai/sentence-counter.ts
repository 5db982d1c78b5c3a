/** The end of one sentence pair in the answer's JSON: its translation, which comes second. */
const PAIR = /"zh"\s*:\s*"(?:[^"\\]|\\.)*"/g;
/** What begins after the sentences; examples of keywords have a translation too. */
const KEYWORDS = /"keywords"\s*:/;

/** Counts the sentences of a story in an answer that is still being written, reading each character about once. */
export class SentenceCounter {
  private rest = '';
  private count = 0;
  private isOver = false;

  /** Takes the next piece of the answer; answers how many sentences are complete. */
  push(piece: string): number {
    if (this.isOver) return this.count;
    this.rest += piece;
    const end = this.rest.search(KEYWORDS);
    if (end >= 0) {
      this.rest = this.rest.slice(0, end);
      this.isOver = true;
    }
    let read = 0;
    for (const match of this.rest.matchAll(PAIR)) {
      this.count += 1;
      read = match.index + match[0].length;
    }
    this.rest = this.rest.slice(read);
    return this.count;
  }
}
