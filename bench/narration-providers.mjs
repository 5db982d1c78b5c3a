// node bench/narration-providers.mjs: our own time in a narration by a voice service, over HTTP against stand-ins. Prints for each
// service the median of what a story of grade 9 takes, what of it the stand-in takes (its share is known by asking it for
// the same texts alone, as many at once), the rest, which is ours, and how many times faster than heard that is. Needs a build
// (`npm run build`); ROUNDS (default 7). OpenAI's is left out: its key would also have it write the
// story. Qwen's time is that of a speed other than 1, which has to be stretched here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';
import { NLS_KEYS, startAliyunNls } from '../e2e/stand-ins/aliyun-nls.mjs';
import { startDashScopeSpeech } from '../e2e/stand-ins/dashscope-speech.mjs';
import { startMiniMax } from '../e2e/stand-ins/minimax.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
/** Requests of one narration at once. */
const AT_ONCE = 4;

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
const wish = { grade: 9, theme: 'Helping others' };
const story = (await call(origin, 'POST', '/stories/generate', { token, body: wish })).data;

/** Seconds that a narration takes, and seconds that it is heard. A speed of its own has it made anew. */
async function narrate(voice, speed) {
  const started = performance.now();
  const { data, status } = await call(origin, 'POST', `/stories/${story.id}/audio`, {
    token,
    body: { voice, speed },
  });
  if (status !== 200) throw new Error(`narrating answered ${status}`);
  return { taken: (performance.now() - started) / 1000, heard: data.timings.at(-1).end };
}

/** Seconds that the stand-in takes for the same requests when it is asked alone. */
async function replay(requests) {
  const queue = requests.entries();
  const started = performance.now();
  const ask = async () => {
    for (const [, { url, init }] of queue) await (await fetch(url, init)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return (performance.now() - started) / 1000;
}

/** What was asked of a stand-in, to be asked again. */
const asked = (service) =>
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
    results.push({ ...narration, theirs: await replay(asked(service)) });
  }
  const [taken, theirs] = [
    median(results.map((result) => result.taken)),
    median(results.map((r) => r.theirs)),
  ];
  const ours = median(results.map((result) => result.taken - result.theirs));
  const heard = median(results.map((result) => result.heard));
  const times = [taken, theirs, ours].map((seconds) => `${(seconds * 1000).toFixed(0)} ms`);
  say(
    `${voice}: ${times[0]}, the stand-in's ${times[1]}, ours ${times[2]}: ${(heard / ours).toFixed(0)} times faster than its ${heard.toFixed(0)} s`,
  );
}

child.kill('SIGTERM');
await exited;
await Promise.all(Object.values(services).map((service) => service.close()));
rmSync(dataDirectory, { recursive: true, force: true });
