// Restarts PostgreSQL under load: every response meanwhile is an envelope, none a 401 or a 500, and the server recovers
// within 5 s. Called by `npm test`; on a failure prints the responses and exits with 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../../e2e/src/support/server.mjs';
import { findPostgres } from '../lib/machine.mjs';
import { startPostgres } from '../lib/postgres.mjs';

const CLIENTS = 8;
const AWAY_MS = 1_500;
const BACK_WITHIN_MS = 5_000;

const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-away-'));
const postgres = await startPostgres(findPostgres());
const settings = {
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
  DATABASE_URL: postgres.url,
};
const { child, origin, exited, output } = await startServer(settings);

/** A pupil per client: a pupil may not generate several stories concurrently. */
const pupils = await Promise.all(
  Array.from({ length: CLIENTS }, (_, client) => {
    const body = { email: `away-${client}@example.com`, password: 'secret-1', nickName: '小芽' };
    return call(origin, 'POST', '/auth/register', { body }).then(({ data }) => data);
  }),
);
const [{ token }] = pupils;
const seen = new Map();
const closing = new AbortController();

/** Client of one pupil: reads and writes without a pause and records each response. */
async function browse({ token }, client) {
  const calls = [
    ['GET', '/users/profile'],
    ['GET', '/stories/recent'],
    ['POST', '/stories/generate', { grade: (client % 9) + 1, theme: '动物园之旅' }],
  ];
  for (let turn = 0; !closing.signal.aborted; turn += 1) {
    const [method, path, content] = calls[turn % calls.length];
    const answer = await call(origin, method, path, { token, body: content }).catch(() => ({ status: 0 }));
    const kind = answer.status === 200 || answer.status === 201 ? 'good' : `${answer.status} ${answer.code}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const browsing = pupils.map(browse);
await pause(1_000);
await postgres.halt();
await pause(AWAY_MS);
await postgres.start();
const returned = Date.now();
let profile;
do profile = await call(origin, 'GET', '/users/profile', { token });
while (profile.status !== 200 && Date.now() - returned < 2 * BACK_WITHIN_MS);
const backAfter = Date.now() - returned;
await pause(500);
closing.abort();
await Promise.all(browsing);

const faults = [...seen.keys()].filter((kind) => kind !== 'good' && kind !== '503 UNAVAILABLE');
if (!seen.has('503 UNAVAILABLE')) faults.push('the database was never away');
if (profile.status !== 200 || backAfter > BACK_WITHIN_MS) faults.push(`back only after ${backAfter} ms`);
child.kill('SIGTERM');
const { code } = await exited;
if (code !== 0) faults.push(`the clean end answered ${code}`);
await postgres.stop();
rmSync(dataDirectory, { recursive: true });

const answers = [...seen].map(([kind, count]) => `${count} ${kind}`).join(', ');
process.stdout.write(
  `${answers}; back after ${backAfter} ms; ${faults.length} faults\n${faults.join('\n')}\n`,
);
// Errors that the server logged.
process.stdout.write(
  `${
    output()
      .match(/^.*INTERNAL.*$/gm)
      ?.join('\n') ?? ''
  }\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
