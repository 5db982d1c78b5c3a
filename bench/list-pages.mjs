// node bench/list-pages.mjs: latency of the pages of long lists on the embedded database. One pupil has 10,000 stories, each
// a favourite with a note; every page of every list, with and without filters, is requested once. Prints median and maximum
// in milliseconds of each list, and the overall maximum as a ratio to the limit of 200 ms.
// Needs a build (`npm run build`); STORIES (default 10000).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../backend/dist/database/open-embedded.js';
import { SCHEMA } from '../backend/dist/schema.js';
import { call, freePort, startServer } from '../e2e/src/support/server.mjs';

const ALLOWED_MS = 200;
const PAGE_SIZE = 12;
const stories = Number(process.env.STORIES ?? 10_000);
const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-bench-'));
const start = async () => startServer({ PORT: String(await freePort()), DATA_DIR: dataDirectory });
const stop = async ({ child, exited }) => {
  child.kill('SIGTERM');
  await exited;
};

// Ids are UUIDv7 that differ by their time only: the n-th story is the n-th in order.
const SEED = [
  `INSERT INTO stories (id, user_id, theme, grade, word_count, preview, keyword_words, sentences, keywords, ai_model,
     fingerprint, body_hash)
   SELECT (lpad(to_hex(1700000000000 + n), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid, $1,
     'A trip to the zoo, number ' || n, 1 + n % 9, 70 + n % 200, repeat('Last Sunday Amy went to the zoo. ', 6),
     '["scarf","proud","parrot","visitor","shout","tightly"]',
     (SELECT jsonb_agg(jsonb_build_object('en', md5(n::text || i::text) || ' went to the zoo.', 'zh', '去了动物园。'))
      FROM generate_series(1, 20) i),
     '[]', 'model', 'seeded ' || n, 'hash' FROM generate_series(1, $2::int) n`,
  `INSERT INTO favorites (id, user_id, story_id, category, notes)
   SELECT (lpad(to_hex(1800000000000 + n), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid, $1, s.id,
     CASE n % 4 WHEN 0 THEN '' ELSE 'Shelf ' || n % 4 END, repeat('The part with the monkey is the funniest. ', 5)
   FROM (SELECT id, row_number() OVER (ORDER BY id) n FROM stories WHERE user_id = $1) s
   WHERE $2::int > 0`,
  'UPDATE users SET story_count = $2, total_stories = $2, favorite_count = $2 WHERE id = $1',
];

let server = await start();
const pupil = { email: 'long-list@example.com', password: 'secret-1', nickName: '小芽' };
const registered = await call(server.origin, 'POST', '/auth/register', { body: pupil });
const { userInfo, token } = registered.data;
await stop(server);
const database = await openEmbedded(dataDirectory, SCHEMA);
for (const statement of SEED) await database.dataSource.query(statement, [userInfo.id, stories]);
await database.dataSource.query('ANALYZE');
await database.close();
server = await start();

async function timeOf(path) {
  const began = performance.now();
  const { status, data } = await call(server.origin, 'GET', path, { token });
  const time = performance.now() - began;
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return { time, data };
}

/** Requests every page of a list; each must be complete. */
async function everyPage(list, query = '') {
  const times = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { time, data } = await timeOf(`/${list}?page=${page}&limit=${PAGE_SIZE}${query}`);
    ({ pages } = data.pagination);
    const expected = Math.min(PAGE_SIZE, data.pagination.total - (page - 1) * PAGE_SIZE);
    if (data[list].length !== expected)
      throw new Error(`${list}, page ${page}: ${data[list].length} entries`);
    times.push({ page, time });
  }
  return times;
}

const measured = [
  ['recent stories', await everyPage('stories')],
  ['favourites', await everyPage('favorites')],
  ['favourites of a category', await everyPage('favorites', '&category=Shelf%201')],
  ['favourites of a grade', await everyPage('favorites', '&grade=3')],
  ['favourites found by a text', await everyPage('favorites', '&q=number')],
  ['favourites, no text found', await everyPage('favorites', '&q=nowhere')],
  ['categories', [{ page: 1, ...(await timeOf('/favorites/categories')) }]],
];
await stop(server);
rmSync(dataDirectory, { recursive: true });

let worstOfAll = 0;
for (const [name, times] of measured) {
  const sorted = times.toSorted((a, b) => a.time - b.time);
  const worst = sorted.at(-1);
  worstOfAll = Math.max(worstOfAll, worst.time);
  process.stdout.write(
    `${name}: ${times.length} pages, median ${sorted[times.length >> 1].time.toFixed(1)} ms, ` +
      `worst ${worst.time.toFixed(1)} ms (page ${worst.page})\n`,
  );
}
process.stdout.write(
  `worst page ${worstOfAll.toFixed(1)} ms, ${(worstOfAll / ALLOWED_MS).toFixed(2)} of the ${ALLOWED_MS} ms allowed\n`,
);
