import type { Audio } from '@storysprout/contracts/api/narration';

/** Where in a narration each sentence is read, in seconds and in the story's order. */
export type Timings = Audio['timings'];

/** Seconds. A seek may come to stand a little before the beginning that it was sent to. */
const GRAIN = 0.02;

/** The sentence that is read at a time. It is held through the pause behind it; undefined before the first. */
export function sentenceAt(timings: Timings, time: number): number | undefined {
  const index = timings.findLastIndex(({ start }) => start <= time + GRAIN);
  return index < 0 ? undefined : index;
}

/** When a sentence is over: in the middle of the pause behind it, so that no sound is cut off. Seconds. */
export function turnAfter(timings: Timings, index: number): number {
  const { end } = timings[index]!;
  const next = timings[index + 1];
  return next ? (end + next.start) / 2 : end;
}
