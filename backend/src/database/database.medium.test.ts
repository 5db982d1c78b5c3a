import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { UsersService } from '../users/users.service.js';
import { DatabaseService } from './database.service.js';

let app: TestApp;
let database: DatabaseService;
let users: UsersService;
beforeAll(async () => {
  app = await createTestApp();
  database = app.nest.get(DatabaseService);
  users = app.nest.get(UsersService, { strict: false });
}, 60_000);
afterAll(() => app.close());

describe('a transaction', () => {
  it('commits everything or nothing', async () => {
    const { userInfo } = await registerUser(app);
    const failing = database.runTransaction(async (tx) => {
      await users.adjustCounters(tx, userInfo.id, { stories: 1 });
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await users.getCounts(userInfo.id)).toEqual({
      totalStories: 0,
      stories: 0,
      favorites: 0,
      totalShares: 0,
    });
  });

  it('loses no count when many run in parallel', async () => {
    const { userInfo } = await registerUser(app);
    await Promise.all(
      Array.from({ length: 25 }, () =>
        database.runTransaction((tx) =>
          users.adjustCounters(tx, userInfo.id, { storiesGenerated: 1, stories: 1, shares: 2 }),
        ),
      ),
    );
    expect(await users.getCounts(userInfo.id)).toEqual({
      totalStories: 25,
      stories: 25,
      favorites: 0,
      totalShares: 50,
    });
  });

  it('subtracts favourites of many users at once, leaving out those who are gone', async () => {
    const people = await Promise.all([registerUser(app), registerUser(app)]);
    const ids = [...people.map(({ userInfo }) => userInfo.id), '01890000-0000-7000-8000-000000000000'];
    await database.runTransaction(async (tx) => {
      await users.lockAll(tx, ids);
      await users.subtractFavorites(tx, new Map(ids.map((id, index) => [id, -index - 1])));
    });
    expect(await Promise.all(ids.map(async (id) => (await users.getCounts(id)).favorites))).toEqual([
      1, 2, 0,
    ]);
  });
});

describe('with the database unavailable', () => {
  it('every call is UNAVAILABLE: no 401, no 500, and the process answers', async () => {
    const { token, email, password } = await registerUser(app);
    await app.database.dataSource.destroy();
    const replies = await Promise.all([
      app.call('GET', '/users/profile', { token }),
      app.call('POST', '/auth/email', { body: { email, password } }),
      app.call('POST', '/auth/register', { body: { email: 'late@example.org', password, nickName: 'Late' } }),
      app.call('GET', '/health/ready'),
    ]);
    expect(replies.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(4).fill('503 UNAVAILABLE'),
    );
    expect(replies.map(({ headers }) => Number(headers.get('retry-after')))).toEqual([5, 5, 5, 5]);
    expect((await app.call('GET', '/health/live')).status).toBe(200);
  });

  it('the log says so, without personal data', () => {
    expect(app.log()).toContain('UNAVAILABLE');
    expect(app.log()).not.toMatch(/example\.org|secret-123|eyJ|select /i);
  });

  it('serves again when it is back', async () => {
    await app.database.dataSource.initialize();
    expect((await app.call('GET', '/health/ready')).status).toBe(200);
    expect((await registerUser(app)).token).toBeTruthy();
  });
});
