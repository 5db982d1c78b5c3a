import { parentPort } from 'node:worker_threads';
import type { NarrationRequest, SpokenAudio } from '../narrators/narrator.js';
import { joinRecordings, type RecordedStory } from './signal/join-recordings.js';
import { synthesizeStory } from './synthesis/synthesize-story.js';

/** What a worker does: speak a story itself, or make one narration of what somebody else has spoken. */
export type SoundJob = { speak: NarrationRequest } | { join: RecordedStory };

/** What it answers to each. */
export type SoundResult = { audio: SpokenAudio } | { failure: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const postResult = (message: SoundResult) => parentPort!.postMessage(message);

const runJob = (job: SoundJob) => ('speak' in job ? synthesizeStory(job.speak) : joinRecordings(job.join));

// One job at a time: sound-workers.ts gives the next one when this one is answered.
parentPort!.on('message', (job: SoundJob) => {
  runJob(job).then(
    (audio) => postResult({ audio }),
    (error: unknown) => postResult({ failure: String(error) }),
  );
});
