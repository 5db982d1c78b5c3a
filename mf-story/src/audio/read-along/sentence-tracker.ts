import { sentenceAt, sentenceBoundary, type Timings } from './sentence-timings';

/** What a narration is playing. */
export interface PlaybackState {
  /** Index of the sentence that is playing or at which playback is paused. */
  currentSentence: number | undefined;
  /** Playback continues with the next sentence, in contrast to a single one. */
  isContinuous: boolean;
}

/**
 * Tracks which sentence a media element plays, on every animation frame: `timeupdate` fires only four times a second,
 * which is audible. Seeks by sentences, and plays a single sentence or repeats one.
 */
export class SentenceTracker {
  private frame = 0;
  private reported: PlaybackState = { currentSentence: undefined, isContinuous: false };
  /** The sentence after which playback pauses. */
  private single: number | undefined;
  /** The sentence that is repeated. */
  private repeated: number | undefined;
  private readonly listeners = new AbortController();

  constructor(
    private readonly media: HTMLMediaElement,
    private readonly timings: Timings,
    private readonly onChange: (state: PlaybackState) => void,
  ) {
    const { signal } = this.listeners;
    media.addEventListener('seeking', this.onSeeking, { signal });
    media.addEventListener('pause', this.onPause, { signal });
    media.addEventListener('ended', this.onEnded, { signal });
    // A page in the background has no animation frames, but these events.
    for (const name of ['play', 'timeupdate', 'seeked', 'emptied'])
      media.addEventListener(name, this.update, { signal });
    this.update();
  }

  dispose(): void {
    this.listeners.abort();
    cancelAnimationFrame(this.frame);
  }

  /** Seeks to a sentence. A single sentence is replaced by it. */
  seekTo(index: number): void {
    if (this.single !== undefined) this.single = index;
    this.media.currentTime = this.timings[index]!.start;
  }

  /** Seeks to a sentence, which becomes a single one if playback is paused. The caller starts playback. */
  cueSentence(index: number): void {
    if (this.media.paused && this.repeated === undefined) this.single = index;
    this.seekTo(index);
  }

  /** Seeks to the previous sentence; after the end of the story to its last one. */
  seekToPrevious(): void {
    const { ended, currentTime } = this.media;
    const index = ended ? this.timings.length : (sentenceAt(this.timings, currentTime) ?? 0);
    this.seekTo(Math.max(0, index - 1));
  }

  /** Turns the repetition of the current sentence on or off; after a seek, the sentence there is repeated. */
  setRepeat(isRepeating: boolean): void {
    this.single = undefined;
    this.repeated = isRepeating ? this.sentenceAtPlayhead() : undefined;
    this.update();
  }

  private sentenceAtPlayhead(): number {
    return sentenceAt(this.timings, this.media.currentTime) ?? 0;
  }

  private readonly update = (): void => {
    cancelAnimationFrame(this.frame);
    const { media } = this;
    const isPlaying = !media.paused && !media.ended;
    if (isPlaying) this.enforceSentenceEnd();
    const hasStarted = isPlaying || media.currentTime > 0;
    const currentSentence =
      hasStarted && !media.ended ? sentenceAt(this.timings, media.currentTime) : undefined;
    const isContinuous = isPlaying && this.single === undefined;
    const { reported } = this;
    if (currentSentence !== reported.currentSentence || isContinuous !== reported.isContinuous) {
      this.reported = { currentSentence, isContinuous };
      this.onChange(this.reported);
    }
    if (isPlaying) this.frame = requestAnimationFrame(this.update);
  };

  /** Pauses after a single sentence, or seeks back to a repeated one. */
  private enforceSentenceEnd(): void {
    const { media, timings, repeated, single } = this;
    const bounded = repeated ?? single;
    if (bounded === undefined || media.seeking) return;
    if (media.currentTime < sentenceBoundary(timings, bounded)) return;
    if (repeated === undefined) media.pause();
    else this.seekTo(repeated);
  }

  /** A seek to another sentence ends the single one, and moves the repetition. */
  private readonly onSeeking = (): void => {
    const index = this.sentenceAtPlayhead();
    if (this.single !== index) this.single = undefined;
    if (this.repeated !== undefined) this.repeated = index;
    this.update();
  };

  private readonly onPause = (): void => {
    this.single = undefined;
    this.update();
  };

  /** Repeats the last sentence, whose end is the end of the file. */
  private readonly onEnded = (): void => {
    if (this.repeated !== undefined) {
      this.seekTo(this.repeated);
      void this.media.play().catch(() => undefined);
    }
    this.update();
  };
}
