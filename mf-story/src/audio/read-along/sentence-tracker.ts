import { sentenceAt, type Timings, turnAfter } from './sentence-timings';

/** What the voice is at. */
export interface Spoken {
  /** The sentence that is read, or at which the voice rests. */
  current: number | undefined;
  /** The voice goes on from sentence to sentence. */
  isReading: boolean;
}

/**
 * Follows a media element from sentence to sentence, by its own clock and with every frame: its events come four times a
 * second, which an ear notices. Moves it by sentences, and keeps it to one where the pupil wants that.
 */
export class SentenceClock {
  private frame = 0;
  private told: Spoken = { current: undefined, isReading: false };
  /** Heard alone, and then a rest. */
  private once: number | undefined;
  /** Heard over and over. */
  private repeated: number | undefined;
  private readonly listening = new AbortController();

  constructor(
    private readonly media: HTMLMediaElement,
    private readonly timings: Timings,
    private readonly tell: (spoken: Spoken) => void,
  ) {
    const { signal } = this.listening;
    media.addEventListener('seeking', this.settle, { signal });
    media.addEventListener('pause', this.rest, { signal });
    media.addEventListener('ended', this.startOver, { signal });
    // A page in the background draws no frames; these go on.
    for (const name of ['play', 'timeupdate', 'seeked', 'emptied'])
      media.addEventListener(name, this.look, { signal });
    this.look();
  }

  stop(): void {
    this.listening.abort();
    cancelAnimationFrame(this.frame);
  }

  /** The beginning of a sentence. Where one was heard alone, so is this one. */
  goTo(index: number): void {
    if (this.once !== undefined) this.once = index;
    this.media.currentTime = this.timings[index]!.start;
  }

  /** Goes to a sentence, to be heard alone when nothing is read at the moment. The caller plays. */
  prepare(index: number): void {
    if (this.media.paused && this.repeated === undefined) this.once = index;
    this.goTo(index);
  }

  /** The sentence before; at the end of the story its last one. */
  goBack(): void {
    const { ended, currentTime } = this.media;
    const here = ended ? this.timings.length : (sentenceAt(this.timings, currentTime) ?? 0);
    this.goTo(Math.max(0, here - 1));
  }

  /** Keeps to the sentence at hand, whichever that is after a seek, or no longer. */
  repeat(isWanted: boolean): void {
    this.once = undefined;
    this.repeated = isWanted ? this.here() : undefined;
    this.look();
  }

  private here(): number {
    return sentenceAt(this.timings, this.media.currentTime) ?? 0;
  }

  private readonly look = (): void => {
    cancelAnimationFrame(this.frame);
    const { media } = this;
    const isGoing = !media.paused && !media.ended;
    if (isGoing) this.keepToOne();
    const hasBegun = isGoing || media.currentTime > 0;
    const current = hasBegun && !media.ended ? sentenceAt(this.timings, media.currentTime) : undefined;
    const isReading = isGoing && this.once === undefined;
    if (current !== this.told.current || isReading !== this.told.isReading) {
      this.told = { current, isReading };
      this.tell(this.told);
    }
    if (isGoing) this.frame = requestAnimationFrame(this.look);
  };

  private keepToOne(): void {
    const { media, timings, repeated, once } = this;
    const kept = repeated ?? once;
    if (kept === undefined || media.seeking || media.currentTime < turnAfter(timings, kept)) return;
    if (repeated === undefined) media.pause();
    else this.goTo(repeated);
  }

  /** After a seek: what is heard alone or repeated is where it went. */
  private readonly settle = (): void => {
    const here = this.here();
    if (this.once !== here) this.once = undefined;
    if (this.repeated !== undefined) this.repeated = here;
    this.look();
  };

  private readonly rest = (): void => {
    this.once = undefined;
    this.look();
  };

  /** The last sentence ends with the file. */
  private readonly startOver = (): void => {
    if (this.repeated !== undefined) {
      this.goTo(this.repeated);
      void this.media.play().catch(() => undefined);
    }
    this.look();
  };
}
