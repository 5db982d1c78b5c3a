// @ts-check
import { createHmac } from 'node:crypto';
import { recordingOf } from './lib/spoken-tones.mjs';
import { startStandIn } from './lib/stand-in-server.mjs';

/** The keys that the stand-in accepts. */
export const NLS_KEYS = { appKey: 'app-1', accessKeyId: 'key-id', accessKeySecret: 'key-secret' };

const VOICES = new Set('xiaoyun xiaogang ruoxi luna lydia'.split(' '));
/** Longer texts are truncated without an error. */
const MAX_CHARS = 300;
const [BAD_TOKEN, BAD_PARAMETER, TOO_MANY] = [40_000_001, 40_000_003, 40_000_005];

/**
 * Stand-in for Aliyun NLS: `CreateToken` (checks the signature) and `POST /stream/v1/tts`. Besides the faults of every stand-in,
 * `behave` accepts those of a recording (lib/spoken-tones.mjs), `badToken` and `tooMany`.
 * @param {{ port?: number, now?: () => number }} [options] `now` in milliseconds
 */
export async function startAliyunNls({ now = Date.now, ...options } = {}) {
  /** Lifetime in seconds of new tokens. */
  let lifetime = 36 * 3600;
  /** @type {Map<string, number>} */
  const tokens = new Map();
  const standIn = await startStandIn(
    {
      'GET /': ({ query }) => {
        if (!isSigned(query)) return { status: 400, json: { Code: 'SignatureDoesNotMatch', Message: '…' } };
        const id = `token-${tokens.size + 1}`;
        const end = Math.floor(now() / 1000) + lifetime;
        tokens.set(id, end);
        return { json: { RequestId: 'r-1', Token: { UserId: 'user-1', Id: id, ExpireTime: end } } };
      },
      'POST /stream/v1/tts': ({ headers, body }, { behave }) => {
        const token = body.token ?? headers['x-nls-token'];
        const isGood = (tokens.get(token) ?? 0) > now() / 1000 && body.appkey === NLS_KEYS.appKey;
        if (!isGood || behave === 'badToken')
          return failure(BAD_TOKEN, `Gateway:ACCESS_DENIED:The token '${token}' is invalid!`);
        if (behave === 'tooMany') return failure(TOO_MANY, 'Gateway:TOO_MANY_REQUESTS');
        if (!VOICES.has(body.voice) || body.format !== 'wav' || !body.text)
          return failure(BAD_PARAMETER, 'Gateway:PARAMETER_INVALID');
        const spoken = { rate: body.sample_rate, speed: speedOf(body.speech_rate ?? 0), behave };
        const audio = recordingOf(body.text.slice(0, MAX_CHARS), spoken);
        // Sent for every format, as the real gateway does.
        return { headers: { 'Content-Type': 'audio/mpeg', 'X-NLS-RequestId': 't-1' }, body: audio };
      },
    },
    options,
  );
  return {
    ...standIn,
    /** Invalidates all issued tokens. */
    withdrawTokens: () => tokens.clear(),
    /** @param {number} seconds */
    setLifetime: (seconds) => void (lifetime = seconds),
  };
}

/** @param {number} rate -500 (half speed) to 500 (double speed) */
const speedOf = (rate) => 1 / (1 - rate * (rate < 0 ? 0.002 : 0.001));

/** @param {number} status @param {string} message */
const failure = (status, message) => ({ json: { task_id: 't-1', result: '', status, message } });

/** Whether the request is signed with the secret of its key. @param {URLSearchParams} query */
function isSigned(query) {
  const parameters = [...query].filter(([name]) => name !== 'Signature').sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = parameters
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&');
  const hmac = createHmac('sha1', `${NLS_KEYS.accessKeySecret}&`);
  const signature = hmac.update(`GET&${percentEncode('/')}&${percentEncode(canonical)}`).digest('base64');
  const isComplete = query.get('Action') === 'CreateToken' && query.get('Version') === '2019-02-28';
  return (
    isComplete && query.get('AccessKeyId') === NLS_KEYS.accessKeyId && query.get('Signature') === signature
  );
}

/** Percent-encodes everything but letters, digits and `-_.~`. @param {string} text */
const percentEncode = (text) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[A-Za-z0-9\-_.~]/.test(letter)
        ? letter
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
