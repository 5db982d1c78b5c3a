// node bench/sign-in-timing.mjs: whether the response time reveals that an e-mail has an account (timing attack).
// Prints the medians for known and unknown e-mails with a wrong password, requested alternately, and their ratio (1.00 is
// indistinguishable; limit: 10 %). Needs a build (`npm run build`); ROUNDS (default 150).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';

const rounds = Number(process.env.ROUNDS ?? 150);
const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const { child, origin, exited } = await startServer({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
});

const known = 'known@example.com';
const body = { email: known, password: 'secret-1', nickName: '小芽' };
await call(origin, 'POST', '/auth/register', { body });

async function timeOf(email) {
  const start = performance.now();
  await call(origin, 'POST', '/auth/email', { body: { email, password: 'wrong-1' } });
  return performance.now() - start;
}

const times = { known: [], unknown: [] };
for (let round = 0; round < rounds; round += 1) {
  const pair = [
    ['known', known],
    ['unknown', `unknown-${round}@example.com`],
  ];
  // The first request is slower (cold), so the order alternates.
  for (const [kind, email] of round % 2 ? pair : pair.reverse()) times[kind].push(await timeOf(email));
}
child.kill('SIGTERM');
await exited;
rmSync(dataDirectory, { recursive: true });

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
process.stdout.write(
  `known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms, ratio ${(ofUnknown / ofKnown).toFixed(3)} (${rounds} rounds)\n`,
);
