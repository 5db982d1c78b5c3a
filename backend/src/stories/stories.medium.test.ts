import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storySchema, storySummarySchema } from '@storysprout/contracts/api/stories';
import { countWords, GRADES, LENGTH_RANGES } from '@storysprout/contracts/rules';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { countersOf, seedStories, setShared } from '../testing/seed-stories.js';
import { pageQuery } from './stories.repository.js';

let app: TestApp;
let owner: Awaited<ReturnType<typeof registerUser>>;
let other: typeof owner;

beforeAll(async () => {
  app = await createTestApp();
  owner = await registerUser(app);
  other = await registerUser(app);
}, 60_000);
afterAll(() => app.close());

const newPupil = () => registerUser(app);
const ZOO = { grade: 3, theme: 'A trip to the zoo' };
const generate = (token: string, body: unknown = ZOO) =>
  app.call('POST', '/stories/generate', { token, body });
const MISSING = '01900000-0000-7000-8000-000000000000';

describe('generating a story', () => {
  it.each(GRADES)('keeps every promise about a story for grade %i', async (grade) => {
    const { status, body } = await generate(owner.token, { grade, theme: '动物园之旅' });
    expect(status).toBe(201);
    const story = storySchema.strict().parse(body.data);
    const { min, max } = LENGTH_RANGES[grade];
    expect(story).toMatchObject({
      grade,
      theme: '动物园之旅',
      aiModel: 'storysprout-embedded-1',
      isFavorited: false,
    });
    expect(story.wordCount).toBe(countWords(story.englishText));
    expect(story.wordCount).toBeGreaterThanOrEqual(min);
    expect(story.wordCount).toBeLessThanOrEqual(max);
    expect(story.englishText).toBe(story.sentences.map(({ en }) => en).join(' '));
    expect(story.chineseTranslation).toBe(story.sentences.map(({ zh }) => zh).join(''));
    expect(story.keywords.length).toBeGreaterThanOrEqual(6);
    expect(story.keywords.length).toBeLessThanOrEqual(10);
    for (const { word, examples } of story.keywords) {
      expect(story.englishText).toContain(word);
      const source = story.sentences.find(({ en }) => en === examples[0]!.sentence);
      expect(source?.zh).toBe(examples[0]!.translation);
    }
  });

  it('is stored as it was returned', async () => {
    const { body } = await generate(owner.token);
    const reply = await app.call('GET', `/stories/${body.data.id}`, { token: owner.token });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual(body.data);
  });

  it('counts in the profile', async () => {
    const pupil = await newPupil();
    await generate(pupil.token);
    const { body } = await app.call('GET', '/users/profile', { token: pupil.token });
    expect(body.data.stats.totalStories).toBe(1);
  });

  it('removes invisible characters from a theme', async () => {
    const { body } = await generate(owner.token, { grade: 1, theme: ' my\n\u202e dog\u0007 <b>👨‍👩‍👧</b> ' });
    expect(body.data.theme).toBe('my dog <b>👨‍👩‍👧</b>');
    expect(body.data.englishText).not.toMatch(/[<\u202e]/);
  });

  it.each([
    ['an empty body', {}],
    ['a body that is no object', [1]],
    ['no theme', { grade: 1 }],
    ['a theme of spaces', { grade: 1, theme: '   ' }],
    ['a theme of invisible characters', { grade: 1, theme: '\u200b\u202e' }],
    ['a theme of 201 characters', { grade: 1, theme: '字'.repeat(201) }],
    ['a theme with a NUL', { grade: 1, theme: 'a\u0000b' }],
    ['a theme that is no text', { grade: 1, theme: 5 }],
    ['grade 0', { grade: 0, theme: 'dog' }],
    ['grade 10', { grade: 10, theme: 'dog' }],
    ['grade 1.5', { grade: 1.5, theme: 'dog' }],
    ['a grade as text', { grade: '1', theme: 'dog' }],
  ])('answers 400 to %s', async (_, body) => {
    const reply = await generate(owner.token, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });

  it('answers 400 to a missing body', async () => {
    const { status, body } = await app.call('POST', '/stories/generate', { token: owner.token });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('accepts a theme of 200 emoji that consist of several characters', async () => {
    expect((await generate(owner.token, { grade: 1, theme: '👨‍👩‍👧'.repeat(200) })).status).toBe(201);
  });

  it('never returns one of the last 50 stories again', async () => {
    const pupil = await newPupil();
    for (let count = 0; count < 60; count += 1) expect((await generate(pupil.token)).status).toBe(201);
    const rows: { fingerprint: string }[] = await app.database.dataSource.query(
      'SELECT fingerprint FROM stories WHERE user_id = $1 ORDER BY id',
      [pupil.userInfo.id],
    );
    rows.forEach(({ fingerprint }, index) => {
      const last50 = rows.slice(Math.max(0, index - 50), index).map((row) => row.fingerprint);
      expect(last50).not.toContain(fingerprint);
    });
    expect(rows).toHaveLength(60);
  }, 60_000);
});

describe('lists', () => {
  let pupil: typeof owner;
  let ids: string[];
  const list = (query: string, token = pupil.token) => app.call('GET', `/stories${query}`, { token });

  beforeAll(async () => {
    pupil = await newPupil();
    ids = (await seedStories(app, pupil.userInfo.id, 25)).reverse();
  });

  it.each([
    [1, 0],
    [2, 10],
    [3, 20],
  ])('have on page %i the stories from number %i on, newest first', async (page, start) => {
    const { status, body } = await list(`?page=${page}&limit=10`);
    expect(status).toBe(200);
    expect(body.data.stories.map(({ id }: { id: string }) => id)).toEqual(ids.slice(start, start + 10));
    expect(body.data.pagination).toEqual({ page, limit: 10, total: 25, pages: 3 });
  });

  it('have 12 on a page by default', async () => {
    const { body } = await list('');
    expect(body.data.stories).toHaveLength(12);
    expect(body.data.pagination).toEqual({ page: 1, limit: 12, total: 25, pages: 3 });
  });

  it.each([4, 1_000_000])('are empty on page %i, past the end', async (page) => {
    const { status, body } = await list(`?page=${page}&limit=10`);
    expect(status).toBe(200);
    expect(body.data).toEqual({ stories: [], pagination: { page, limit: 10, total: 25, pages: 3 } });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=1000001',
    'limit=0',
    'limit=51',
    'limit=',
    'page=1&page=2',
  ])('answer 400 to %s', async (query) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('contain no text, and the fields of the contract', async () => {
    const { body } = await list('?limit=1');
    expect(storySummarySchema.strict().parse(body.data.stories[0])).toMatchObject({ preview: 'Preview' });
  });

  it('are empty for a new user', async () => {
    const { body } = await list('', (await newPupil()).token);
    expect(body.data).toEqual({ stories: [], pagination: { page: 1, limit: 12, total: 0, pages: 0 } });
  });

  it('of recent stories have 10, or as many as requested', async () => {
    expect((await list('/recent')).body.data.stories.map(({ id }: { id: string }) => id)).toEqual(
      ids.slice(0, 10),
    );
    expect((await list('/recent?limit=3')).body.data.stories).toHaveLength(3);
    expect((await list('/recent?limit=0')).status).toBe(400);
  });

  it.each(['ASC', 'DESC'] as const)(
    'read a page along the index (%s), no other row and no text',
    async (order) => {
      for (let user = 0; user < 3; user += 1) await seedStories(app, (await newPupil()).userInfo.id, 1_000);
      await app.database.dataSource.query('VACUUM ANALYZE stories');
      const [id, offset, take] = [`'${pupil.userInfo.id}'`, '0', '12'];
      const query = pageQuery(order).replaceAll('$1', id).replace('$2', offset).replace('$3', take);
      const rows: { 'QUERY PLAN': string }[] = await app.database.dataSource.query(
        `EXPLAIN (VERBOSE) ${query}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Only Scan .*using stories_user_id_id_idx/);
      expect(plan).not.toMatch(/Seq Scan on public.stories/);
      // The output of the topmost node; below it, a scan lists the whole row without reading its long columns.
      expect(rows[1]!['QUERY PLAN']).toMatch(/^\s*Output: (?!.*\b(sentences|keywords)\b)/);
    },
  );
});

describe('access', () => {
  let storyId: string;
  beforeAll(async () => {
    [storyId] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
  });

  it.each([
    ['POST', '/stories/generate'],
    ['DELETE', '/stories/generations/some-key'],
    ['GET', '/stories'],
    ['GET', '/stories/recent'],
    ['GET', `/stories/${MISSING}`],
    ['DELETE', `/stories/${MISSING}`],
  ])('a guest gets 401 from %s %s', async (method, path) => {
    const { status, body } = await app.call(method, path, {});
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(['GET', 'DELETE'])('another user gets 403 from %s, also when it is shared', async (method) => {
    for (const isShared of [false, true]) {
      await setShared(app, storyId, isShared);
      const { status, body } = await app.call(method, `/stories/${storyId}`, { token: other.token });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
      expect(JSON.stringify(body)).not.toContain('Theme');
    }
    expect((await app.call('GET', `/stories/${storyId}`, { token: owner.token })).status).toBe(200);
  });

  it.each(['GET', 'DELETE'])('%s answers 404 to an unknown or malformed id', async (method) => {
    for (const id of [MISSING, 'nonsense', '1', `${MISSING}0`, '%00', "'; DROP TABLE stories; --"]) {
      const { status, body } = await app.call(method, `/stories/${encodeURIComponent(id)}`, {
        token: owner.token,
      });
      expect([id, status, body.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });

  it('another user’s stories are in no list', async () => {
    const { body } = await app.call('GET', '/stories', { token: (await newPupil()).token });
    expect(body.data.stories).toEqual([]);
  });
});

describe('deleting a story', () => {
  it('removes it everywhere, keeps the number ever generated, and is 404 the second time', async () => {
    const pupil = await newPupil();
    const [id] = await seedStories(app, pupil.userInfo.id, 3);
    const remove = () => app.call('DELETE', `/stories/${id}`, { token: pupil.token });
    expect((await remove()).body).toEqual({ success: true, data: null, message: '' });
    expect((await remove()).status).toBe(404);
    expect((await app.call('GET', `/stories/${id}`, { token: pupil.token })).status).toBe(404);
    const { body } = await app.call('GET', '/stories', { token: pupil.token });
    expect(body.data.pagination.total).toBe(2);
    expect(await countersOf(app, pupil.userInfo.id)).toMatchObject({
      totalStories: 3,
      stories: 2,
      countedStories: 2,
    });
  });

  it('counts once for 20 clicks at once', async () => {
    const pupil = await newPupil();
    const [id] = await seedStories(app, pupil.userInfo.id, 2);
    const clicks = Array.from({ length: 20 }, () =>
      app.call('DELETE', `/stories/${id}`, { token: pupil.token }),
    );
    const statuses = (await Promise.all(clicks)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(404)]);
    expect(await countersOf(app, pupil.userInfo.id)).toMatchObject({ stories: 1, countedStories: 1 });
  });

  it('counts exactly when 20 stories are deleted at once', async () => {
    const pupil = await newPupil();
    const ids = await seedStories(app, pupil.userInfo.id, 25);
    const replies = await Promise.all(
      ids.slice(0, 20).map((id) => app.call('DELETE', `/stories/${id}`, { token: pupil.token })),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await countersOf(app, pupil.userInfo.id)).toMatchObject({
      totalStories: 25,
      stories: 5,
      countedStories: 5,
    });
  });
});
