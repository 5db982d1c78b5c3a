/** The end of one sentence pair in the answer's JSON: its translation, which comes second. */
const PAIR = /"zh"\s*:\s*"(?:[^"\\]|\\.)*"/g;
/** What begins after the sentences; examples of keywords have a translation too. */
const KEYWORDS = /"keywords"\s*:/;

/** Counts the sentences of a story in an answer that is still being written, reading each character about once. */
export class SentenceCounter {
  private unread = '';
  private count = 0;
  private isOver = false;

  /** Takes the next piece of the answer; answers how many sentences are complete. */
  add(piece: string): number {
    if (this.isOver) return this.count;
    this.unread += piece;
    const end = this.unread.search(KEYWORDS);
    if (end >= 0) {
      this.unread = this.unread.slice(0, end);
      this.isOver = true;
    }
    let read = 0;
    for (const match of this.unread.matchAll(PAIR)) {
      this.count += 1;
      read = match.index + match[0].length;
    }
    this.unread = this.unread.slice(read);
    return this.count;
  }
}
