// node bench/generations.mjs: load of many concurrent generations with a slow provider. USERS (default 1000) pupils start one
// within 5 s, with a stand-in that takes 10 s. Prints whether all get a story, the memory while they wait (limit 150 MB) and the
// latency of other pupils' reads (limit 50 ms at p99). Then our own share of one generation, with a stand-in that responds at once
// (limit 30 ms at p50), and the attempts per story with a stand-in that writes two of three texts off level; every stored story is
// judged again. Needs a build (`npm run build`).
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../e2e/src/support/server.mjs';
import { CONTENT_FAULTS } from '../e2e/stand-ins/lib/chat-answers.mjs';
import { startOpenAi } from '../e2e/stand-ins/openai.mjs';
import { standInStories } from '../scripts/lib/stand-in-stories.mjs';

const users = Number(process.env.USERS ?? 1000);
const WAIT_MS = 10_000;
const ARRIVE_MS = 5_000;
const BETWEEN_READS_MS = 20;
const SINGLE = 100;
const OFF_LEVEL = 150;
const THEME = 'A trip to the zoo';

const say = (line) => process.stdout.write(`${line}\n`);
const sorted = (values) => values.toSorted((a, b) => a - b);
const share = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const { write, judge } = await standInStories(THEME);
let change = (answer) => answer;
const standIn = await startOpenAi({ write: async (request) => change(await write(request)) });
const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const metricsPort = await freePort();
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
  METRICS_PORT: String(metricsPort),
  OPENAI_API_KEY: 'sk-bench',
  OPENAI_BASE_URL: standIn.baseUrl,
});

/** Resident memory of a process in megabytes. */
async function memory() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)[1]) / 2 ** 20;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Calls the API without fetch, whose connection timeout of 10 s would fire because this process is busy. */
function call(method, path, { token, body } = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { method, headers, agent }, async (reply) => {
      const parts = [];
      for await (const part of reply) parts.push(part);
      resolve({ status: reply.statusCode, ...JSON.parse(Buffer.concat(parts).toString('utf8')) });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

async function register(email) {
  const body = { email, password: 'secret-1', nickName: '小芽' };
  return (await call('POST', '/auth/register', { body })).data.token;
}

const generate = (token, grade) =>
  call('POST', '/stories/generate', { token, body: { grade, theme: THEME } });

async function manyWaiting(tokens, reader) {
  const story = (await generate(reader, 5)).data;
  const before = await memory();
  standIn.always({ path: '/v1/chat/completions', delayMs: WAIT_MS });
  const started = performance.now();
  let isOver = false;
  const goesOn = () => !isOver;
  const running = Promise.all(
    tokens.map(async (token, index) => {
      await sleep((index / tokens.length) * ARRIVE_MS);
      return generate(token, (index % 9) + 1);
    }),
  );
  running.finally(() => (isOver = true));
  const reads = [];
  const pending = [];
  let [peak, waiting] = [0, 0];
  for (let tick = 0; goesOn(); tick += 1) {
    const at = performance.now();
    const read = async () => {
      await call('GET', `/stories/${story.id}`, { token: reader });
      reads.push({ at: at - started, took: performance.now() - at });
    };
    const weigh = async () => {
      const now = await memory();
      peak = Math.max(peak, now);
      if (at - started > ARRIVE_MS && at - started < WAIT_MS) waiting = Math.max(waiting, now);
    };
    pending.push(read());
    if (tick % 25 === 0) pending.push(weigh());
    await sleep(BETWEEN_READS_MS);
  }
  const replies = await running;
  await Promise.all(pending);
  standIn.always();
  const failed = replies
    .filter(({ status }) => status !== 201)
    .map(({ status, code }) => `${status} ${code}`);
  if (failed.length > 0) say(`failed: ${[...new Set(failed)].join(', ')}`);
  const made = replies.filter(({ status }) => status === 201).length;
  const seconds = (performance.now() - started) / 1000;
  say(`${tokens.length} pupils waiting at once: ${made} stories in ${seconds.toFixed(1)} s`);
  const [whileWaiting, atMost] = [waiting - before, peak - before].map((value) => value.toFixed(0));
  say(`memory: ${before.toFixed(0)} MB before, + ${whileWaiting} MB while all wait, + ${atMost} MB at most`);
  for (const [name, part] of [
    ['all the time', reads],
    ['while all wait', reads.filter(({ at }) => at > ARRIVE_MS && at < WAIT_MS)],
  ]) {
    const times = part.map(({ took }) => took);
    const [p50, p99] = [share(times, 0.5), share(times, 0.99)].map((value) => value.toFixed(1));
    say(`other reads, ${name}: p50 ${p50} ms, p99 ${p99} ms (${times.length} reads)`);
  }
}

async function ownTime(tokens) {
  const times = [];
  for (const [count, token] of tokens.entries()) {
    const started = performance.now();
    await generate(token, (count % 9) + 1);
    times.push(performance.now() - started);
  }
  const [p50, p99] = [share(times, 0.5), share(times, 0.99)].map((value) => value.toFixed(1));
  say(`one generation, the stand-in answering at once (its own time included): p50 ${p50} ms, p99 ${p99} ms`);
}

async function offLevel(tokens) {
  const kinds = ['too-hard', 'too-short', 'too-long'];
  let requestCount = 0;
  // Two of three, in an irregular order, so that repairs do not align with it.
  change = (answer) => {
    requestCount += 1;
    return (requestCount * 7919) % 97 < 65 ? CONTENT_FAULTS[kinds[requestCount % 3]](answer) : answer;
  };
  const before = standIn.requests.length;
  const stored = [];
  for (const [count, token] of tokens.entries()) {
    const { status, data } = await generate(token, (count % 9) + 1);
    if (status === 201) stored.push(data);
  }
  const tries = standIn.requests.slice(before).filter(({ path }) => path === '/v1/chat/completions').length;
  const refused = stored.filter((story) => !judge(story)).length;
  change = (answer) => answer;
  say(
    `off-level two times of three: ${stored.length} of ${OFF_LEVEL} stored, ${OFF_LEVEL - stored.length} given up after three drafts, ` +
      `${(tries / OFF_LEVEL).toFixed(2)} tries a generation; stored stories that the judge refuses: ${refused}`,
  );
}

try {
  const tokens = [];
  const all = users + SINGLE + OFF_LEVEL;
  for (let at = 0; at < all; at += 20) {
    const some = Array.from(
      { length: Math.min(20, all - at) },
      (_, index) => `pupil${at + index}@example.com`,
    );
    tokens.push(...(await Promise.all(some.map(register))));
  }
  // One story per pupil: the stand-in has few, and a pupil never gets the same twice.
  await ownTime(tokens.splice(0, SINGLE));
  await offLevel(tokens.splice(0, OFF_LEVEL));
  await manyWaiting(tokens, await register('reader@example.com'));
} finally {
  child.kill('SIGTERM');
  await exited;
  await standIn.close();
  rmSync(dataDirectory, { recursive: true });
}
