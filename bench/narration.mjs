// node bench/narration.mjs: real-time factor of narrations by the embedded voices over HTTP, and their effect on other
// requests. Prints the median and the slowest factor of some voices on a story of grade 9 (target: at least 10, docs/standards.md),
// and p50 and p99 of another pupil's reads without and with a concurrent narration. Needs a build (`npm run build`);
// VOICES (default nova,echo,fable,cherry,onyx), SECONDS (default 5) of reads in each phase.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';

const voices = (process.env.VOICES ?? 'nova,echo,fable,cherry,onyx').split(',');
const seconds = Number(process.env.SECONDS ?? 5);
/** Milliseconds between two reads: 200 a second. */
const BETWEEN_READS = 5;

const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
});

async function pupil(email) {
  const body = { email, password: 'secret-1', nickName: '小芽' };
  const { token } = (await call(origin, 'POST', '/auth/register', { body })).data;
  const request = { grade: 9, theme: 'Helping others' };
  const story = (await call(origin, 'POST', '/stories/generate', { token, body: request })).data;
  return { token, story };
}

/** Narrates a story at a new speed, so that it is not stored yet. @returns seconds of audio and seconds taken */
async function narrate({ token, story }, voice, speed) {
  const started = performance.now();
  const body = { voice, speed };
  const { data, status } = await call(origin, 'POST', `/stories/${story.id}/audio`, { token, body });
  if (status !== 200) throw new Error(`narrating answered ${status}`);
  return { audioSeconds: data.timings.at(-1).end, taken: (performance.now() - started) / 1000 };
}

/** Times of another pupil's reads, in milliseconds, while `isRunning` holds. */
async function readWhile({ token, story }, isRunning) {
  const times = [];
  const pending = [];
  while (isRunning()) {
    const started = performance.now();
    const read = call(origin, 'GET', `/stories/${story.id}`, { token });
    pending.push(read.then(() => times.push(performance.now() - started)));
    await new Promise((done) => setTimeout(done, BETWEEN_READS));
  }
  await Promise.all(pending);
  return times;
}

const sorted = (values) => values.toSorted((a, b) => a - b);
const share = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))];
const say = (line) => process.stdout.write(`${line}\n`);

const [narrator, reader] = [await pupil('narrator@example.com'), await pupil('reader@example.com')];
const first = await narrate(narrator, voices[0], 0.99);
say(`first, engine loaded with it: ${(first.audioSeconds / first.taken).toFixed(1)} times`);

const factors = [];
for (const voice of voices) {
  const { audioSeconds, taken } = await narrate(narrator, voice, 1);
  factors.push(audioSeconds / taken);
  say(
    `${voice}: ${audioSeconds.toFixed(1)} s in ${taken.toFixed(2)} s, ${(audioSeconds / taken).toFixed(1)} times`,
  );
}
say(
  `real time: median ${share(factors, 0.5).toFixed(1)} times, slowest ${sorted(factors)[0].toFixed(1)} times`,
);

const ends = performance.now() + seconds * 1000;
const calm = await readWhile(reader, () => performance.now() < ends);
let busy = true;
const reading = readWhile(reader, () => busy);
for (let step = 1, until = performance.now() + seconds * 1000; performance.now() < until; step += 1)
  await narrate(narrator, voices[step % voices.length], 1 + step / 100);
busy = false;
const disturbed = await reading;
for (const [name, times] of [
  ['without', calm],
  ['with', disturbed],
]) {
  const [p50, p99] = [share(times, 0.5), share(times, 0.99)].map((value) => value.toFixed(1));
  say(`reads ${name} a narration: p50 ${p50} ms, p99 ${p99} ms (${times.length} reads)`);
}

child.kill('SIGTERM');
await exited;
rmSync(dataDirectory, { recursive: true });
