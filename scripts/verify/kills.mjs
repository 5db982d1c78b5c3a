// npm run verify: kills the built product (SIGKILL) repeatedly during a series of acknowledged writes to the embedded
// database, and checks all of them after each restart. KILLS (default 20) and KILL_SEED repeat a run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, freePort, startServer } from '../../e2e/src/support/server.mjs';

const kills = Number(process.env.KILLS ?? 20);
const WRITES_PER_ROUND = 60;
const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-kills-'));
const stories = new Map();
const favorites = new Set();
let nickName;
let token;

/** Delay between 100 and 900 ms: different in each round, equal in each run. */
const killDelay = (round) => 100 + ((round * 137) % 800);

async function writeUntilKilled(origin, round) {
  for (let i = 0; i < WRITES_PER_ROUND; i += 1) {
    const body = { grade: (i % 9) + 1, theme: '动物园之旅' };
    const headers = { 'Idempotency-Key': `round-${round}-${i}` };
    const made = await call(origin, 'POST', '/stories/generate', { token, body, headers });
    if (made.status === 201) stories.set(made.data.id, made.data);
    const liked = await call(origin, 'POST', `/favorites/${made.data.id}`, { token, body: {} });
    if (liked.status === 201) favorites.add(made.data.id);
    const wanted = `小芽${round}-${i}`;
    const saved = await call(origin, 'PUT', '/users/profile', { token, body: { nickName: wanted } });
    if (saved.status === 200) nickName = wanted;
  }
}

async function lostOrTorn(origin) {
  const faults = [];
  for (const [id, story] of stories) {
    const { status, data } = await call(origin, 'GET', `/stories/${id}`, { token });
    if (status !== 200) faults.push(`story ${id} is lost`);
    else if (data.englishText !== story.englishText || data.keywords.length !== story.keywords.length) {
      faults.push(`story ${id} is torn`);
    } else if (favorites.has(id) && !data.isFavorited) faults.push(`the favourite of ${id} is lost`);
  }
  const { data: profile } = await call(origin, 'GET', '/users/profile', { token });
  const { data: list } = await call(origin, 'GET', '/stories?page=1&limit=1', { token });
  const { data: liked } = await call(origin, 'GET', '/favorites?page=1&limit=1', { token });
  const rows = list.pagination.total;
  if (rows < stories.size || profile.stats.totalStories !== rows) faults.push('the story counter is torn');
  if (profile.stats.totalFavorites !== liked.pagination.total) faults.push('the favourite counter is torn');
  // The last write may be stored without a response; an older name would be a lost write.
  const [, round, i] = /(\d+)-(\d+)$/.exec(profile.nickName) ?? [];
  const [, ackedRound, ackedI] = /(\d+)-(\d+)$/.exec(nickName ?? '') ?? [];
  if (nickName && Number(round) * 1000 + Number(i) < Number(ackedRound) * 1000 + Number(ackedI)) {
    faults.push('the nickname is an older one');
  }
  return faults;
}

let faults = [];
for (let round = 0; round <= kills; round += 1) {
  const { child, origin, exited } = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: dataDirectory,
  });
  if (!token) {
    const body = { email: 'kills@example.com', password: 'secret-1', nickName: '小芽0-0' };
    ({ token } = (await call(origin, 'POST', '/auth/register', { body })).data);
  }
  faults = faults.concat(await lostOrTorn(origin));
  if (round === kills) {
    child.kill('SIGTERM');
    const { code } = await exited;
    if (code !== 0) faults.push(`the clean end answered ${code}`);
    break;
  }
  setTimeout(() => child.kill('SIGKILL'), killDelay(round));
  await writeUntilKilled(origin, round).catch(() => {});
  child.kill('SIGKILL');
  await exited;
}
rmSync(dataDirectory, { recursive: true });
process.stdout.write(
  `${kills} kills, ${stories.size} stories and ${favorites.size} favourites acknowledged, ${faults.length} faults\n${faults.join('\n')}\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
