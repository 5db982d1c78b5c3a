import type { Audio } from '@storysprout/contracts/api/narration';

/** Start and end of each sentence in a narration, in seconds and in the story's order. */
export type Timings = Audio['timings'];

/** Seconds by which a seek may end before its target. */
const SEEK_TOLERANCE = 0.02;

/** Index of the sentence at a time, including the pause after it; undefined before the first. */
export function sentenceAt(timings: Timings, time: number): number | undefined {
  const index = timings.findLastIndex(({ start }) => start <= time + SEEK_TOLERANCE);
  return index < 0 ? undefined : index;
}

/** End of a sentence in seconds: the middle of the pause after it, so that no sound is cut off. */
export function sentenceBoundary(timings: Timings, index: number): number {
  const { end } = timings[index]!;
  const next = timings[index + 1];
  return next ? (end + next.start) / 2 : end;
}
