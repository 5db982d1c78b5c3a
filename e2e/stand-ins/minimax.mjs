// @ts-check
import { recordingOf } from './lib/spoken-tones.mjs';
import { startStandIn } from './lib/stand-in-server.mjs';

const VOICES = new Set(['English_Graceful_Lady']);
const MAX_CHARS = 10_000;
const [BAD_PARAMETER, NO_VOICE, BAD_KEY] = [2013, 2054, 1004];

/**
 * Stand-in for MiniMax's `POST /v1/t2a_v2`: hexadecimal audio, and errors with HTTP 200. Besides the faults of every stand-in,
 * `behave` accepts those of a recording (lib/spoken-tones.mjs) and `code <number>` for an error.
 * @param {{ port?: number }} [options]
 */
export const startMiniMax = (options) =>
  startStandIn(
    {
      'POST /v1/t2a_v2': ({ headers, body }, { behave = '' }) => {
        if (!headers.authorization?.startsWith('Bearer ')) return failure(BAD_KEY);
        const code = /^code (\d+)$/.exec(behave)?.[1];
        if (code) return failure(Number(code));
        const { text, voice_setting: voice, audio_setting: audio, output_format: format } = body;
        if (!VOICES.has(voice?.voice_id)) return failure(NO_VOICE);
        const isKnown = typeof text === 'string' && text !== '' && text.length < MAX_CHARS;
        if (!isKnown || format !== 'hex' || audio?.format !== 'wav' || body.stream)
          return failure(BAD_PARAMETER);
        const spoken = recordingOf(text, { rate: audio.sample_rate, speed: voice.speed, behave });
        return {
          json: {
            data: { audio: spoken.toString('hex'), status: 2 },
            extra_info: { audio_size: spoken.length, usage_characters: text.length, audio_format: 'wav' },
            trace_id: 't-1',
            base_resp: { status_code: 0, status_msg: 'success' },
          },
        };
      },
    },
    options,
  );

/** @param {number} code */
const failure = (code) => ({ json: { trace_id: 't-1', base_resp: { status_code: code, status_msg: 'no' } } });
