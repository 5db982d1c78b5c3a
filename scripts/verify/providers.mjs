// npm run verify: slow cases of an AI provider, on the built product with a stand-in. The recovery of a provider is detected
// within 10 s; the request of a page that disconnects is aborted after 20 s, unless the page reconnects with its key;
// AI_FALLBACK=embedded uses the embedded writer, and without it there is no silent fallback.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../../e2e/src/support/server.mjs';
import { startOpenAi } from '../../e2e/stand-ins/openai.mjs';
import { standInStories } from '../lib/stand-in-stories.mjs';

const THEME = 'A trip to the zoo';
const CHAT = '/v1/chat/completions';
const faults = [];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const expect = (isTrue, what) => {
  process.stdout.write(`${isTrue ? 'ok' : 'FAULT'}: ${what}\n`);
  if (!isTrue) faults.push(what);
};

const { write } = await standInStories(THEME);
const standIn = await startOpenAi({ write });
const chatRequests = () => standIn.requests.filter(({ path }) => path === CHAT);

/** Runs the product with the given settings and a signed-in pupil. */
async function withServer(environment, run) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-providers-'));
  const { child, origin, exited } = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: dataDirectory,
    OPENAI_API_KEY: 'sk-verify',
    OPENAI_BASE_URL: standIn.baseUrl,
    ...environment,
  });
  standIn.reset();
  const person = { email: 'verify@example.com', password: 'secret-1', nickName: '小芽' };
  const { token } = (await call(origin, 'POST', '/auth/register', { body: person })).data;
  let grade = 0;
  const generate = () => {
    grade = (grade % 9) + 1;
    return call(origin, 'POST', '/stories/generate', { token, body: { grade, theme: THEME } });
  };
  /** Starts a generation with a key; the signal closes the page's connection. */
  const open = (key, signal) =>
    fetch(`${origin}/api/stories/generate`, {
      method: 'POST',
      signal,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ grade: 3, theme: THEME }),
    });
  try {
    await run({ generate, open });
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDirectory, { recursive: true });
  }
}

async function leave(open, key) {
  const page = new AbortController();
  const before = chatRequests().length;
  const gone = open(key, page.signal).catch(() => {});
  while (chatRequests().length === before) await sleep(20);
  page.abort();
  await gone;
  return chatRequests().at(-1);
}

await withServer({}, async ({ generate, open }) => {
  standIn.always({ status: 500 });
  for (let count = 0; count < 3; count += 1) await generate();
  const started = performance.now();
  const refused = await generate();
  expect(
    refused.status === 503 && performance.now() - started < 100,
    'a provider that is down keeps nobody waiting',
  );
  await sleep(9_000);
  expect((await generate()).status === 503, 'probes that fail leave it so');
  standIn.always();
  const back = performance.now();
  while ((await generate()).status !== 201 && performance.now() - back < 20_000) await sleep(100);
  const seconds = (performance.now() - back) / 1000;
  expect(seconds < 10, `it is found to be back within 10 s (${seconds.toFixed(1)} s)`);

  // A request of the moderation only, which would otherwise receive the fault.
  standIn.next({ path: CHAT, behave: 'stall' });
  const left = performance.now();
  const abandoned = await leave(open, 'abandoned');
  while (!abandoned.isGone && performance.now() - left < 30_000) await sleep(50);
  const ended = (performance.now() - left) / 1000;
  expect(
    ended > 19 && ended < 21.5,
    `a page that does not come back ends the request after 20 s (${ended.toFixed(1)} s)`,
  );

  standIn.next({ path: CHAT, delayMs: 6_000 });
  const before = chatRequests().length;
  await leave(open, 'reloaded');
  await sleep(3_000);
  expect((await open('reloaded')).status === 201, 'a page that comes back gets its story');
  expect(chatRequests().length === before + 1, 'and the provider was requested once');

  standIn.always({ path: CHAT, status: 401, reply: { error: { code: 'invalid_api_key', message: 'no' } } });
  expect((await generate()).status === 502, 'a provider that fails is an error');
});

await withServer({ AI_FALLBACK: 'embedded' }, async ({ generate }) => {
  standIn.always({ path: CHAT, status: 401, reply: { error: { code: 'invalid_api_key', message: 'no' } } });
  const { status, data } = await generate();
  expect(
    status === 201 && data.aiModel === 'storysprout-embedded-1',
    'with AI_FALLBACK the embedded engine steps in and the story says so',
  );
});

await standIn.close();
process.stdout.write(`providers: ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
