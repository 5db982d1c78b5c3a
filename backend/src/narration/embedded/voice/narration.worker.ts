import { parentPort } from 'node:worker_threads';
import type { NarrationRequest } from '../../narrator.js';
import { narrateSentences } from './narrate-sentences.js';

// One request at a time: embedded-narrator.ts asks for the next one when this one is answered.
parentPort!.on('message', (request: NarrationRequest) => {
  narrateSentences(request).then(
    (audio) => parentPort!.postMessage({ audio }),
    (error: unknown) => parentPort!.postMessage({ failure: String(error) }),
  );
});
