import { parentPort } from 'node:worker_threads';
import type { NarrationRequest, SpokenAudio } from '../narrators/narrator.js';
import { joinRecordings, type RecordedStory } from './signal/join-recordings.js';
import { synthesizeStory } from './synthesis/synthesize-story.js';

/** A worker's job: synthesize a story with the embedded voices, or join the recordings of a service. */
export type SoundJob = { speak: NarrationRequest } | { join: RecordedStory };

export type SoundResult = { audio: SpokenAudio } | { failure: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const postResult = (message: SoundResult) => parentPort!.postMessage(message);

const runJob = (job: SoundJob) => ('speak' in job ? synthesizeStory(job.speak) : joinRecordings(job.join));

// One job at a time: the pool sends the next one after this result.
parentPort!.on('message', (job: SoundJob) => {
  runJob(job).then(
    (audio) => postResult({ audio }),
    (error: unknown) => postResult({ failure: String(error) }),
  );
});
