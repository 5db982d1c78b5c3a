import { parentPort } from 'node:worker_threads';
import type { NarrationRequest, SpokenAudio } from '../../narrator.js';
import { narrateSentences } from './narrate-sentences.js';

/** What a worker answers to each request. */
export type Answer = { audio: SpokenAudio } | { failure: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const answer = (message: Answer) => parentPort!.postMessage(message);

// One request at a time: embedded-narrator.ts asks for the next one when this one is answered.
parentPort!.on('message', (request: NarrationRequest) => {
  narrateSentences(request).then(
    (audio) => answer({ audio }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
