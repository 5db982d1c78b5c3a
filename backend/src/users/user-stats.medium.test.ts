import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statsSchema } from '@storysprout/contracts/api/users';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { DAYS_QUERY } from './user-days.repository.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const get = async (token: string, query = '') => {
  const { status, body } = await app.call('GET', `/users/stats${query}`, { token });
  return status === 200 ? statsSchema.strict().parse(body.data) : body.code;
};
const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const generate = async (token: string) =>
  (await app.call('POST', '/stories/generate', { token, body: { grade: 1, theme: 'My dog' } })).body.data;
const seedDays = (userId: string, ages: number[]) =>
  app.database.dataSource.query(
    `INSERT INTO user_days (user_id, day, stories, words, shares)
     SELECT $1, day, 2, 100, 1 FROM unnest($2::date[]) day`,
    [userId, ages.map(daysAgo)],
  );

describe('GET /users/stats', () => {
  it('is empty for a new user', async () => {
    const { token } = await registerUser(app);
    expect(await get(token)).toEqual({
      range: '30d',
      totals: { stories: 0, favorites: 0, shares: 0, words: 0 },
      days: [],
    });
  });

  it('counts stories, words, shares and favourites, and keeps the statistics after a deletion', async () => {
    const { token } = await registerUser(app);
    const [a, b] = [await generate(token), await generate(token)];
    await app.call('POST', `/stories/${a.id}/share`, { token });
    await app.call('POST', `/favorites/${a.id}`, { token });
    const words = a.wordCount + b.wordCount;
    const before = {
      totals: { stories: 2, favorites: 1, shares: 1, words },
      days: [{ date: today(), stories: 2, words }],
    };
    expect(await get(token, '?range=7d')).toEqual({ range: '7d', ...before });
    await app.call('DELETE', `/stories/${a.id}`, { token });
    expect(await get(token, '?range=all')).toEqual({
      range: 'all',
      ...before,
      totals: { ...before.totals, favorites: 0 },
    });
  });

  it.each([
    ['7d', [6, 0]],
    ['30d', [29, 7, 6, 0]],
    ['365d', [364, 30, 29, 7, 6, 0]],
    ['all', [3_000, 365, 364, 30, 29, 7, 6, 0]],
  ])('with range %s contains the days %j days ago, oldest first', async (range, ages) => {
    const { token, userInfo } = await registerUser(app);
    await seedDays(userInfo.id, [0, 6, 7, 29, 30, 364, 365, 3_000]);
    const stats = await get(token, `?range=${range}`);
    expect(stats.days).toEqual(ages.map((age) => ({ date: daysAgo(age), stories: 2, words: 100 })));
    expect(stats.totals).toMatchObject({
      stories: 2 * ages.length,
      words: 100 * ages.length,
      shares: ages.length,
    });
  });

  it('lists no day without a generated story', async () => {
    const { token, userInfo } = await registerUser(app);
    await seedDays(userInfo.id, [1]);
    await app.database.dataSource.query('UPDATE user_days SET stories = 0, words = 0 WHERE user_id = $1', [
      userInfo.id,
    ]);
    expect(await get(token)).toMatchObject({ totals: { shares: 1, stories: 0 }, days: [] });
  });

  it('is the caller’s own', async () => {
    const [one, two] = [await registerUser(app), await registerUser(app)];
    await seedDays(one.userInfo.id, [0]);
    expect((await get(two.token)).days).toEqual([]);
    expect((await app.call('GET', '/users/stats')).body.code).toBe('UNAUTHENTICATED');
  });

  it.each(['1d', '', 'ALL', '30d&range=7d'])('answers 400 to range=%s', async (range) => {
    const { token } = await registerUser(app);
    expect(await get(token, `?range=${range}`)).toBe('VALIDATION_FAILED');
  });

  it('reads along the primary key', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => registerUser(app)));
    const ages = Array.from({ length: 1_000 }, (_, age) => age);
    for (const { userInfo } of people) await seedDays(userInfo.id, ages);
    await app.database.dataSource.query('VACUUM ANALYZE user_days');
    const rows = await app.database.dataSource.query(`EXPLAIN ${DAYS_QUERY}`, [people[0]!.userInfo.id, 30]);
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('user_days_pkey');
    expect(plan).not.toContain('Seq Scan');
  });
});
