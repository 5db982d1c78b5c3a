// @ts-check
import { recordingOf } from './lib/spoken-tones.mjs';
import { startStandIn } from './lib/stand-in-server.mjs';

const VOICES = new Set('Cherry Ethan Serena Chelsie'.split(' '));
const MAX_CHARS = 600;
const RESULTS = '/results/speech.wav';

/**
 * Stand-in for Qwen-TTS on DashScope: the response contains the URL of a WAV file, which is served here, too. Besides the faults of
 * every stand-in, `behave` accepts those of a recording (lib/spoken-tones.mjs), `foreignHost` (the URL has another origin),
 * `redirect` (the file redirects to one), `noUrl` and `codeInside` (an error with a success status).
 * @param {{ port?: number, elsewhere?: string }} [options] `elsewhere`: that other origin
 */
export async function startDashScopeSpeech({ elsewhere = 'http://169.254.169.254', ...options } = {}) {
  const standIn = await startStandIn(
    {
      'POST /api/v1/services/aigc/multimodal-generation/generation': ({ headers, body }, { behave }) => {
        if (!headers.authorization?.startsWith('Bearer ')) return failure(401, 'InvalidApiKey');
        const { text, voice } = body.input ?? {};
        const isKnown = body.model === 'qwen3-tts-flash' && VOICES.has(voice) && typeof text === 'string';
        if (!isKnown || text === '' || text.length > MAX_CHARS) return failure(400, 'InvalidParameter');
        if (behave === 'codeInside') return { ...failure(200, 'InternalError'), status: 200 };
        if (behave === 'noUrl') return answer('');
        const query = new URLSearchParams({ text, ...(behave && { behave }) });
        return answer(`${behave === 'foreignHost' ? elsewhere : standIn.origin}${RESULTS}?${query}`);
      },
      [`GET ${RESULTS}`]: ({ query }) => result(query, elsewhere),
    },
    options,
  );
  return standIn;
}

/** @param {URLSearchParams} query @param {string} elsewhere @returns {import('./lib/stand-in-server.mjs').Answer} */
function result(query, elsewhere) {
  const behave = query.get('behave') ?? '';
  if (behave === 'redirect') return { status: 302, headers: { Location: `${elsewhere}${RESULTS}` } };
  const audio = recordingOf(query.get('text') ?? '', { behave });
  return { headers: { 'Content-Type': 'audio/wav' }, body: audio };
}

/** @param {string} url */
const answer = (url) => ({
  json: {
    output: { finish_reason: 'stop', audio: { data: '', url, id: 'audio_1', expires_at: 1_900_000_000 } },
    usage: { characters: 2 },
    request_id: 'r-1',
  },
});

/** @param {number} status @param {string} code */
const failure = (status, code) => ({ status, json: { code, message: 'Not like this.', request_id: 'r-1' } });
