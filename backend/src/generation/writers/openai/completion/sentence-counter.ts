/** A sentence's translation, which ends the pair in the answer's JSON. */
const PAIR = /"zh"\s*:\s*"(?:[^"\\]|\\.)*"/g;
/** The start of the keywords, whose examples have translations too. */
const KEYWORDS = /"keywords"\s*:/;

/** Counts the complete sentences of a streamed answer incrementally. */
export class SentenceCounter {
  private unread = '';
  private count = 0;
  private isOver = false;

  /** Adds the next delta of the answer. @returns the number of complete sentences */
  add(delta: string): number {
    if (this.isOver) return this.count;
    this.unread += delta;
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
