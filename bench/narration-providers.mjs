// node bench/narration-providers.mjs: our own share of a narration by a voice service, over HTTP with stand-ins. Prints for each
// service the median duration for a story of grade 9, the stand-in's share (measured by repeating the same requests with the
// same concurrency), our share, and its real-time factor. Needs a build (`npm run build`); ROUNDS (default 7). Without OpenAI,
// whose key would also let it write the story. Qwen's recordings are time-stretched here, for a speed other than 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';
import { NLS_KEYS, startAliyunNls } from '../e2e/stand-ins/aliyun-nls.mjs';
import { startDashScopeSpeech } from '../e2e/stand-ins/dashscope-speech.mjs';
import { startMiniMax } from '../e2e/stand-ins/minimax.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
/** Concurrent requests of one narration. */
const CONCURRENCY = 4;

const services = {
  cherry: await startDashScopeSpeech(),
  luna: await startAliyunNls(),
  graceful_lady: await startMiniMax(),
};
const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
  DASHSCOPE_API_KEY: 'key',
  DASHSCOPE_BASE_URL: services.cherry.origin,
  NLS_APP_KEY: NLS_KEYS.appKey,
  NLS_ACCESS_KEY_ID: NLS_KEYS.accessKeyId,
  NLS_ACCESS_KEY_SECRET: NLS_KEYS.accessKeySecret,
  NLS_BASE_URL: services.luna.origin,
  NLS_TOKEN_URL: services.luna.origin,
  MINIMAX_API_KEY: 'key',
  MINIMAX_BASE_URL: services.graceful_lady.origin,
});

const person = { email: 'pupil@example.com', password: 'secret-1', nickName: '小芽' };
const { token } = (await call(origin, 'POST', '/auth/register', { body: person })).data;
const request = { grade: 9, theme: 'Helping others' };
const story = (await call(origin, 'POST', '/stories/generate', { token, body: request })).data;

/** Narrates the story at a new speed, so that it is not stored yet. @returns seconds taken and seconds of audio */
async function narrate(voice, speed) {
  const started = performance.now();
  const { data, status } = await call(origin, 'POST', `/stories/${story.id}/audio`, {
    token,
    body: { voice, speed },
  });
  if (status !== 200) throw new Error(`narrating answered ${status}`);
  return { taken: (performance.now() - started) / 1000, audioSeconds: data.timings.at(-1).end };
}

/** Repeats requests at the stand-in. @returns seconds taken */
async function replay(requests) {
  const queue = requests.entries();
  const started = performance.now();
  const sendQueued = async () => {
    for (const [, { url, init }] of queue) await (await fetch(url, init)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendQueued));
  return (performance.now() - started) / 1000;
}

/** The requests that a stand-in received, in a form to repeat them. */
const recordedRequests = (service) =>
  service.requests.map(({ method, path, query, headers, text }) => ({
    url: `${service.origin}${path}${query.size > 0 ? `?${query}` : ''}`,
    init: {
      method,
      headers: { 'content-type': headers['content-type'] ?? '', authorization: headers.authorization ?? '' },
      ...(method === 'POST' && { body: text }),
    },
  }));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const say = (line) => process.stdout.write(`${line}\n`);

for (const [voice, service] of Object.entries(services)) {
  await narrate(voice, 0.99);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    service.reset();
    const narration = await narrate(voice, 1 + round / 100);
    results.push({ ...narration, theirs: await replay(recordedRequests(service)) });
  }
  const [taken, theirs] = [
    median(results.map((result) => result.taken)),
    median(results.map((r) => r.theirs)),
  ];
  const ours = median(results.map((result) => result.taken - result.theirs));
  const audioSeconds = median(results.map((result) => result.audioSeconds));
  const times = [taken, theirs, ours].map((seconds) => `${(seconds * 1000).toFixed(0)} ms`);
  say(
    `${voice}: ${times[0]}, the stand-in's ${times[1]}, ours ${times[2]}: ${(audioSeconds / ours).toFixed(0)} times faster than its ${audioSeconds.toFixed(0)} s`,
  );
}

child.kill('SIGTERM');
await exited;
await Promise.all(Object.values(services).map((service) => service.close()));
rmSync(dataDirectory, { recursive: true, force: true });
