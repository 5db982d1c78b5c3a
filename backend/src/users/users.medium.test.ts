import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userSchema } from '@storysprout/contracts/api/users';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const put = (token: string, body: unknown) => app.call('PUT', '/users/profile', { token, body });

describe('GET /users/profile', () => {
  it('is the caller’s own, in the contract’s form and nothing more', async () => {
    const [first, second] = await Promise.all([registerUser(app), registerUser(app)]);
    const reply = await app.call('GET', '/users/profile', { token: second.token });
    expect(reply.status).toBe(200);
    expect(userSchema.strict().parse(reply.body.data)).toEqual(second.userInfo);
    expect(reply.body.data.id).not.toBe(first.userInfo.id);
  });

  it('completes preferences of older rows, the voice by region', async () => {
    const { token, userInfo } = await registerUser(app);
    await app.database.dataSource.query(
      `update users set preferences = '{"defaultGrade": 4}', region = 'china' where id = $1`,
      [userInfo.id],
    );
    const { data } = (await app.call('GET', '/users/profile', { token })).body;
    expect(data.preferences).toEqual({ defaultGrade: 4, favoriteThemes: [], defaultVoice: 'graceful_lady' });
  });

  it('requires a token', async () => {
    expect((await app.call('GET', '/users/profile')).body.code).toBe('UNAUTHENTICATED');
  });
});

describe('PUT /users/profile', () => {
  it('changes the given fields and keeps the others', async () => {
    const { token } = await registerUser(app, { nickName: 'Before' });
    await put(token, { preferences: { defaultGrade: 7, favoriteThemes: ['动物园之旅', 'space 🚀'] } });
    const reply = await put(token, { nickName: ' 之后 ', preferences: { defaultVoice: 'cherry' } });
    expect([reply.status, reply.body.data.nickName]).toEqual([200, '之后']);
    const { data } = (await app.call('GET', '/users/profile', { token })).body;
    expect(data).toEqual(reply.body.data);
    expect(data).toMatchObject({
      language: 'zh-CN',
      preferences: { defaultGrade: 7, favoriteThemes: ['动物园之旅', 'space 🚀'], defaultVoice: 'cherry' },
    });
  });

  it('refuses a voice that the product does not have, and keeps the former one', async () => {
    const { token } = await registerUser(app);
    for (const defaultVoice of ['somebody', '', 'Nova', 'x'.repeat(41)]) {
      const reply = await put(token, { preferences: { defaultVoice } });
      expect([reply.status, reply.body.errors]).toEqual([
        400,
        [{ path: 'preferences.defaultVoice', message: 'must be one of the voices of GET /config' }],
      ]);
    }
    const { data } = (await app.call('GET', '/users/profile', { token })).body;
    expect(data.preferences.defaultVoice).toBe('nova');
  });

  it.each([
    ['NICKNAME_ROLE', '管理员'],
    ['NICKNAME_CONTACT', '138 0013 8000'],
    ['NICKNAME_INVISIBLE', 'a\u200bb'],
  ])('refuses a nickname with the reason %s and changes nothing', async (reason, nickName) => {
    const { token } = await registerUser(app, { nickName: '小雨' });
    const { status, body } = await put(token, { nickName, language: 'en-US' });
    expect([status, body.code, body.errors]).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ path: 'nickName', message: reason }],
    ]);
    const { data } = (await app.call('GET', '/users/profile', { token })).body;
    expect(data).toMatchObject({ nickName: '小雨', language: 'zh-CN' });
  });

  it('merges concurrent changes', async () => {
    // Several users, because a lost change depends on timing.
    const people = await Promise.all(Array.from({ length: 8 }, () => registerUser(app)));
    await Promise.all(
      people.flatMap(({ token }) => [
        put(token, { preferences: { defaultGrade: 9 } }),
        put(token, { preferences: { favoriteThemes: ['my dream'] } }),
        put(token, { language: 'en-US' }),
      ]),
    );
    for (const { token } of people) {
      const { data } = (await app.call('GET', '/users/profile', { token })).body;
      expect(data).toMatchObject({
        language: 'en-US',
        preferences: { defaultGrade: 9, favoriteThemes: ['my dream'] },
      });
    }
  });

  it('ignores fields that the user may not change', async () => {
    const { token, userInfo } = await registerUser(app);
    const reply = await put(token, {
      id: 'x',
      email: 'x@y.zz',
      region: 'china',
      stats: { totalStories: 9 },
      role: 'admin',
    });
    expect([reply.status, reply.body.data]).toEqual([200, userInfo]);
  });

  it.each([
    ['no body', undefined],
    ['a grade of 10', { preferences: { defaultGrade: 10 } }],
    ['a language we do not have', { language: 'fr-FR' }],
    ['21 themes', { preferences: { favoriteThemes: Array.from({ length: 21 }, (_, i) => `theme ${i}`) } }],
    ['a theme twice', { preferences: { favoriteThemes: ['zoo', ' zoo '] } }],
    ['an empty nickname', { nickName: '  ' }],
    ['null', { nickName: null }],
  ])('refuses %s', async (_, body) => {
    const { token, userInfo } = await registerUser(app);
    const reply = await put(token, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await app.call('GET', '/users/profile', { token })).body.data).toEqual(userInfo);
  });
});
