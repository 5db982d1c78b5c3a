import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { favoriteSchema, type Favorite } from '@storysprout/contracts/api/favorites';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { countersOf, seedStories, setShared } from '../testing/seed-stories.js';

type Person = Awaited<ReturnType<typeof registerUser>>;
const MISSING = '01900000-0000-7000-8000-000000000000';

let app: TestApp;
let owner: Person;
let pupil: Person;
/** A shared story of another user. */
let shared: string;
/** A story of the pupil. */
let own: string;

beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  [owner, pupil] = [await registerUser(app), await registerUser(app)];
  [shared] = (await seedStories(app, owner.userInfo.id, 1)) as [string];
  await setShared(app, shared, true);
  [own] = (await seedStories(app, pupil.userInfo.id, 1)) as [string];
});

const call = (method: string, path: string, body?: unknown, { token } = pupil) =>
  app.call(method, `/favorites${path}`, { token, body });
const add = (storyId: string, body: unknown = {}, person = pupil) =>
  call('POST', `/${storyId}`, body, person);
const counters = ({ userInfo } = pupil) => countersOf(app, userInfo.id);
async function favoritesOf(storyId: string) {
  const [row] = await app.database.dataSource.query(
    `SELECT favorites_count AS kept, (SELECT count(*)::int FROM favorites WHERE story_id = $1) AS counted
     FROM stories WHERE id = $1`,
    [storyId],
  );
  return row as { kept: number; counted: number };
}

describe('adding a favourite', () => {
  it('returns it with its story, and marks the story in every list', async () => {
    const { status, body } = await add(own, { category: 'Animals', notes: 'for Sunday' });
    expect(status).toBe(201);
    expect(favoriteSchema.strict().parse(body.data)).toMatchObject({
      storyId: own,
      category: 'Animals',
      notes: 'for Sunday',
      unavailable: false,
      story: { id: own, isFavorited: true, stats: { favorites: 1 } },
    });
    const story = await app.call('GET', `/stories/${own}`, { token: pupil.token });
    expect(story.body.data).toMatchObject({ isFavorited: true, stats: { favorites: 1 } });
    const list = await app.call('GET', '/stories', { token: pupil.token });
    expect(list.body.data.stories[0].isFavorited).toBe(true);
    const profile = await app.call('GET', '/users/profile', { token: pupil.token });
    expect(profile.body.data.stats.totalFavorites).toBe(1);
  });

  it('needs no body', async () => {
    const { status, body } = await app.call('POST', `/favorites/${own}`, { token: pupil.token });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ category: '', notes: '' });
  });

  it('returns the same favourite, unchanged, with 200 the second time', async () => {
    const first = await add(own, { notes: 'first' });
    const second = await add(own, { notes: 'second' });
    expect(second.status).toBe(200);
    expect(second.body.data).toEqual(first.body.data);
  });

  it('creates one favourite for 20 clicks at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => add(shared)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await counters()).toMatchObject({ favorites: 1, countedFavorites: 1 });
    expect(await favoritesOf(shared)).toEqual({ kept: 1, counted: 1 });
  });

  it('counts exactly when many users favourite one story at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => registerUser(app)));
    const replies = await Promise.all(
      people.flatMap((person) => [add(shared, {}, person), add(shared, {}, person)]),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(await favoritesOf(shared)).toEqual({ kept: 8, counted: 8 });
  });

  it('is refused for another user’s story that is not shared, and for an unknown one', async () => {
    await setShared(app, shared, false);
    expect((await add(shared)).body.code).toBe('FORBIDDEN');
    expect((await add(MISSING)).body.code).toBe('NOT_FOUND');
    expect((await add('nonsense')).body.code).toBe('NOT_FOUND');
    expect(await counters()).toMatchObject({ favorites: 0, countedFavorites: 0 });
  });

  it.each([{ notes: 'x'.repeat(501) }, { category: 'x'.repeat(31) }, { notes: 5 }, { notes: 'a\u0000' }, []])(
    'answers 400 to %j',
    async (body) => {
      expect((await add(own, body)).body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('removing a favourite', () => {
  it.each(['its own id', 'its story’s id'])('works by %s, and is 404 the second time', async (by) => {
    const { data } = (await add(shared)).body;
    const id = by === 'its own id' ? data.id : shared;
    expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true, data: null, message: '' });
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect(await counters()).toMatchObject({ favorites: 0, countedFavorites: 0 });
    expect(await favoritesOf(shared)).toEqual({ kept: 0, counted: 0 });
  });

  it('works for a story that is no longer shared', async () => {
    await add(shared);
    await setShared(app, shared, false);
    expect((await call('DELETE', `/${shared}`)).status).toBe(200);
  });

  it('counts once for 20 clicks at once', async () => {
    await add(shared);
    const replies = await Promise.all(Array.from({ length: 20 }, () => call('DELETE', `/${shared}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await counters()).toMatchObject({ favorites: 0 });
    expect(await favoritesOf(shared)).toEqual({ kept: 0, counted: 0 });
  });

  it('never touches another user’s', async () => {
    const { data } = (await add(shared)).body;
    for (const id of [data.id, shared, MISSING])
      expect((await call('DELETE', `/${id}`, undefined, owner)).status).toBe(404);
    expect(await favoritesOf(shared)).toEqual({ kept: 1, counted: 1 });
  });
});

describe('changing a favourite', () => {
  it('changes the given fields and keeps the others', async () => {
    const { data } = (await add(own, { category: 'A', notes: 'B' })).body;
    expect((await call('PUT', `/${data.id}`, { notes: 'new' })).body.data).toEqual({ ...data, notes: 'new' });
    expect((await call('PUT', `/${own}`, { category: '' })).body.data).toEqual({
      ...data,
      notes: 'new',
      category: '',
    });
    expect((await call('PUT', `/${own}`, {})).body.data).toMatchObject({ category: '', notes: 'new' });
    expect((await call('GET', '')).body.data.favorites[0]).toMatchObject({ category: '', notes: 'new' });
  });

  it('is 404 for another user’s and for an unknown one, 400 for invalid values', async () => {
    const { data } = (await add(shared)).body;
    expect((await call('PUT', `/${data.id}`, { notes: 'x' }, owner)).status).toBe(404);
    expect((await call('PUT', `/${MISSING}`, { notes: 'x' })).status).toBe(404);
    expect((await call('PUT', `/${data.id}`, { notes: 'x'.repeat(501) })).status).toBe(400);
    expect((await call('PUT', `/${data.id}`)).status).toBe(400);
  });
});

describe('the list of favourites', () => {
  const list = async (query = '', person = pupil) => (await call('GET', query, undefined, person)).body.data;
  const ids = (data: { favorites: Favorite[] }) => data.favorites.map(({ storyId }) => storyId);

  it('has pages, newest favourite first, read from either end', async () => {
    const stories = await seedStories(app, pupil.userInfo.id, 14);
    for (const id of stories) await add(id);
    const newest = stories.toReversed();
    expect(ids(await list())).toEqual(newest.slice(0, 12));
    const last = await list('?page=3&limit=6');
    expect(ids(last)).toEqual(newest.slice(12));
    expect(last.pagination).toEqual({ page: 3, limit: 6, total: 14, pages: 3 });
    expect(await list('?page=9&limit=6')).toEqual({
      favorites: [],
      pagination: { page: 9, limit: 6, total: 14, pages: 3 },
    });
  });

  it.each(['page=0', 'limit=51', 'page=x', 'grade=0', 'grade=10', 'grade=x', `category=${'x'.repeat(31)}`])(
    'answers 400 to %s',
    async (query) => {
      expect((await call('GET', `?${query}`)).body.code).toBe('VALIDATION_FAILED');
    },
  );

  it('is filtered by category, grade, and words of theme or note', async () => {
    const [a, b] = (await seedStories(app, pupil.userInfo.id, 2)) as [string, string];
    await add(a, { category: 'Animals', notes: '100% _fun_' });
    await add(b, { category: 'Food', notes: 'soup' });
    expect(ids(await list('?category=Animals'))).toEqual([a]);
    expect(ids(await list('?grade=3'))).toEqual([b]);
    expect(ids(await list('?q=THEME'))).toEqual([b, a]);
    expect(ids(await list('?q=soup'))).toEqual([b]);
    expect(ids(await list('?q=food'))).toEqual([b]);
    expect((await list('?q=theme&grade=2&category=Animals')).pagination.total).toBe(1);
    expect(ids(await list('?category=&q='))).toEqual([b, a]);
  });

  it.each([
    ['0%25', 1],
    ['_fun_', 1],
    ['%25%25', 0],
    ['xfunx', 0],
    ["'%20OR%201=1", 0],
    ['%5C', 0],
  ])('takes %s in a search literally', async (q, found) => {
    await add(own, { notes: '100% _fun_' });
    expect((await list(`?q=${q}`)).pagination.total).toBe(found);
  });

  it('keeps the place of a story that is no longer shared, without its content', async () => {
    await add(own);
    const { data } = (await add(shared, { notes: 'mine' })).body;
    await setShared(app, shared, false);
    const { favorites, pagination } = await list();
    expect(favorites[0]).toEqual({ ...data, story: null, unavailable: true });
    expect(pagination.total).toBe(2);
    for (const query of ['?q=theme', `?grade=${data.story.grade}`])
      expect(ids(await list(query))).not.toContain(shared);
    expect(ids(await list('?q=mine'))).toEqual([shared]);
    await setShared(app, shared, true);
    expect((await list()).favorites[0]).toEqual(data);
  });

  it('contains the caller’s favourites only', async () => {
    await add(shared);
    expect(await list('', owner)).toMatchObject({ favorites: [], pagination: { total: 0 } });
  });
});

describe('categories and check', () => {
  it('lists the categories in use with their counts, without the empty one', async () => {
    const [a, b, c] = (await seedStories(app, pupil.userInfo.id, 3)) as [string, string, string];
    await add(a, { category: 'Food' });
    await add(b, { category: 'Animals' });
    await add(c, { category: 'Animals' });
    await add(own);
    expect((await call('GET', '/categories')).body.data).toEqual({
      categories: [
        { name: 'Animals', count: 2 },
        { name: 'Food', count: 1 },
      ],
    });
    expect((await call('GET', '/categories', undefined, owner)).body.data).toEqual({ categories: [] });
  });

  it('lists the hundred most frequent ones of a pupil with more', async () => {
    const stories = await seedStories(app, pupil.userInfo.id, 102);
    for (const [index, id] of stories.entries()) await add(id, { category: `C${Math.max(index, 1)}` });
    const { categories } = (await call('GET', '/categories')).body.data;
    expect(categories).toHaveLength(100);
    expect(categories[0]).toEqual({ name: 'C1', count: 2 });
  });

  it('reports whether a story is favourited, and the favourite’s id', async () => {
    const check = async (id: string, person = pupil) =>
      (await call('GET', `/check/${id}`, undefined, person)).body;
    expect((await check(own)).data).toEqual({ isFavorited: false, favoriteId: null });
    const { data } = (await add(own)).body;
    expect((await check(own)).data).toEqual({ isFavorited: true, favoriteId: data.id });
    expect((await check(own, owner)).data).toEqual({ isFavorited: false, favoriteId: null });
    expect((await check(MISSING)).data).toEqual({ isFavorited: false, favoriteId: null });
    expect((await check('nonsense')).code).toBe('NOT_FOUND');
  });
});

describe('a guest', () => {
  it.each([
    ['POST', `/${MISSING}`],
    ['DELETE', `/${MISSING}`],
    ['PUT', `/${MISSING}`],
    ['GET', ''],
    ['GET', '/categories'],
    ['GET', `/check/${MISSING}`],
  ])('gets 401 from %s %s', async (method, path) => {
    expect((await app.call(method, `/favorites${path}`)).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('deleting a story', () => {
  const remove = (id: string, { token } = owner) => app.call('DELETE', `/stories/${id}`, { token });

  it('removes all favourites of it, and updates the counters', async () => {
    await add(shared);
    await add(shared, {}, owner);
    await add(own);
    expect((await remove(shared)).status).toBe(200);
    expect(await counters()).toMatchObject({ favorites: 1, countedFavorites: 1 });
    expect(await counters(owner)).toMatchObject({ favorites: 0, countedFavorites: 0, stories: 0 });
    expect((await call('GET', '')).body.data.favorites.map(({ storyId }: Favorite) => storyId)).toEqual([
      own,
    ]);
  });

  it('keeps every counter exact while users favourite and unfavourite it, without deadlock', async () => {
    const people = [owner, pupil, ...(await Promise.all(Array.from({ length: 4 }, () => registerUser(app))))];
    for (let round = 0; round < 5; round += 1) {
      const stories = await Promise.all(
        people.map(async ({ userInfo }) => (await seedStories(app, userInfo.id, 1))[0]!),
      );
      await Promise.all(stories.map((id) => setShared(app, id, true)));
      const replies = await Promise.all(
        people.flatMap((person, index) => [
          ...stories.map((id) => add(id, {}, person)),
          ...stories.map((id) => call('DELETE', `/${id}`, undefined, person)),
          ...stories.map((id) => add(id, {}, person)),
          remove(stories[index]!, person),
        ]),
      );
      expect(
        replies.map(({ status }) => status).filter((status) => ![200, 201, 404].includes(status)),
      ).toEqual([]);
    }
    for (const person of people) {
      const { favorites, countedFavorites, stories, countedStories } = await counters(person);
      expect([favorites, stories]).toEqual([countedFavorites, countedStories]);
    }
  }, 60_000);
});
