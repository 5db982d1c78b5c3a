// @ts-check
import { recordingOf } from './lib/spoken-tones.mjs';
import { startStandIn } from './lib/stand-in-server.mjs';

const VOICES = new Set(
  'alloy ash ballad coral echo fable onyx nova sage shimmer verse marin cedar'.split(' '),
);
const MAX_CHARS = 4096;

/**
 * OpenAI's `POST /v1/audio/speech`. Besides the faults of every stand-in, `behave` accepts those of a recording
 * (lib/spoken-tones.mjs).
 * @type {Record<string, import('./lib/stand-in-server.mjs').Route>}
 */
export const SPEECH_ROUTES = {
  'POST /v1/audio/speech': ({ headers, body }, { behave }) => {
    if (!headers.authorization?.startsWith('Bearer ')) return failure(401, 'invalid_api_key');
    const { input, voice, model, response_format: format = 'mp3', speed = 1 } = body;
    const isKnown = typeof model === 'string' && VOICES.has(voice) && format === 'wav';
    if (!isKnown || typeof input !== 'string' || input === '' || input.length > MAX_CHARS)
      return failure(400, null);
    // The real service streams while it generates, so that the header does not contain the size.
    const audio = recordingOf(input, { speed, isStreamed: true, ...(behave && { behave }) });
    return { headers: { 'Content-Type': 'audio/wav' }, body: audio };
  },
};

/**
 * Stand-in for OpenAI speech alone.
 * @param {{ port?: number }} [options]
 */
export const startOpenAiSpeech = (options) => startStandIn(SPEECH_ROUTES, options);

/** @param {number} status @param {string | null} code */
const failure = (status, code) => ({
  status,
  json: { error: { message: 'Not like this.', type: 'invalid_request_error', param: null, code } },
});
