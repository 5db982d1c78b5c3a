// node bench/narration.mjs: how many times faster than it is heard is a story read aloud, over HTTP, and what do other
// requests feel of it? Prints the median and the slowest of some voices on a story of grade 9 (standards: at least 10 times),
// and the 99th percentile of another pupil's reads in turn without and with a narration being made. Needs a build
// (`npm run build`); VOICES (default nova,echo,fable,cherry,onyx), SECONDS (default 5) of reading in each turn.
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
  const wish = { grade: 9, theme: 'Helping others' };
  const story = (await call(origin, 'POST', '/stories/generate', { token, body: wish })).data;
  return { token, story };
}

/** Reads a story aloud at a speed of its own, so that it is made anew; answers seconds heard and seconds taken. */
async function narrate({ token, story }, voice, speed) {
  const started = performance.now();
  const body = { voice, speed };
  const { data, status } = await call(origin, 'POST', `/stories/${story.id}/audio`, { token, body });
  if (status !== 200) throw new Error(`narrating answered ${status}`);
  return { heard: data.timings.at(-1).end, taken: (performance.now() - started) / 1000 };
}

/** Times of another pupil's reads, in milliseconds, for as long as `goOn` says. */
async function readWhile({ token, story }, goOn) {
  const times = [];
  const pending = [];
  while (goOn()) {
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
say(`first, engine loaded with it: ${(first.heard / first.taken).toFixed(1)} times`);

const factors = [];
for (const voice of voices) {
  const { heard, taken } = await narrate(narrator, voice, 1);
  factors.push(heard / taken);
  say(`${voice}: ${heard.toFixed(1)} s in ${taken.toFixed(2)} s, ${(heard / taken).toFixed(1)} times`);
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
