import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryState } from '../../shared-state/memory-state.js';
import { SHARED_STATE } from '../../shared-state/shared-state.js';
import { ControlledWriter } from '../../testing/controlled-writer.js';
import { createTestApp, registerUser, type TestApp } from '../../testing/create-test-app.js';
import { openStream } from '../../testing/event-stream.js';
import { countersOf, seedStories } from '../../testing/seed-stories.js';
import { until } from '../../testing/until.js';

const BODY = { grade: 3, theme: 'A trip to the zoo' };

let app: TestApp;
let pupil: Awaited<ReturnType<typeof registerUser>>;
let writer: ControlledWriter;
let uninstall: () => void;

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', GENERATIONS_PER_DAY: '12' });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  pupil = await registerUser(app);
  writer = new ControlledWriter();
  uninstall = writer.install(app);
});
afterEach(() => {
  writer.release();
  uninstall();
});

const withKey = (key?: string): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };
const generate = (key?: string, body: unknown = BODY, token = pupil.token) =>
  app.call('POST', '/stories/generate', { token, body, headers: withKey(key) });
const stream = (key?: string, body: unknown = BODY) => openStream(app, pupil.token, body, withKey(key));
const stop = (key: string, token = pupil.token) =>
  app.call('DELETE', `/stories/generations/${encodeURIComponent(key)}`, { token });
const counters = () => countersOf(app, pupil.userInfo.id);

describe('an idempotency key', () => {
  it('returns the same story again, 201 as before, without calling the writer', async () => {
    writer.release();
    const first = await generate('k');
    const second = await generate('k');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(writer.calls).toHaveLength(1);
    expect(await counters()).toMatchObject({ totalStories: 1, countedStories: 1 });
  });

  it('gives 20 parallel requests one story and one call of the writer', async () => {
    const calls = Array.from({ length: 20 }, () => generate('k'));
    await writer.called(1);
    writer.release();
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(writer.calls).toHaveLength(1);
    expect(await counters()).toMatchObject({ totalStories: 1, stories: 1, countedStories: 1 });
  });

  it.each([
    ['grade', { ...BODY, grade: 4 }],
    ['theme', { ...BODY, theme: 'My dog' }],
  ])('answers 409 to another %s, while it runs and afterwards', async (_, other) => {
    const running = generate('k');
    await writer.called(1);
    const during = await generate('k', other);
    writer.release();
    await running;
    const after = await generate('k', other);
    for (const { status, body } of [during, after])
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await counters()).toMatchObject({ totalStories: 1 });
  });

  it('treats a theme that differs only in spaces as the same one', async () => {
    writer.release();
    const first = await generate('k');
    const second = await generate('k', { grade: 3, theme: '  A trip  to the zoo ' });
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('belongs to one user: another user gets another story under it', async () => {
    writer.release();
    const other = await registerUser(app);
    const mine = await generate('k');
    const theirs = await generate('k', BODY, other.token);
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
  });

  it('may be used again after a failure', async () => {
    writer.change = (draft) => ({ ...draft, keywords: [] });
    writer.release();
    expect((await generate('k')).status).toBe(502);
    writer.change = (draft) => draft;
    expect((await generate('k')).status).toBe(201);
  });

  it.each(['', 'a b', 'ü', 'x'.repeat(129)])('that is malformed (%j) is 400', async (key) => {
    const header = Buffer.from(key).toString('latin1');
    const { status, body } = await generate(header);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('of 128 characters that need escaping works for generating and for stopping', async () => {
    const key = '/%?#'.repeat(32);
    const running = generate(key);
    await writer.called(1);
    expect((await stop(key)).status).toBe(200);
    expect((await running).status).toBe(502);
  });
});

describe('one at a time', () => {
  it.each(['other-key', undefined])(
    'refuses another request with key %s meanwhile with 429 and Retry-After',
    async (key) => {
      const running = generate('k');
      await writer.called(1);
      const second = await generate(key);
      expect([second.status, second.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
      writer.release();
      expect((await running).status).toBe(201);
      expect((await generate(key)).status).toBe(201);
    },
  );

  it('concerns one user: others generate meanwhile', async () => {
    const running = generate('k');
    const other = await registerUser(app);
    const theirs = generate('k', BODY, other.token);
    await writer.called(2);
    writer.release();
    expect((await running).status).toBe(201);
    expect((await theirs).status).toBe(201);
  });

  it('without a key every request gets a story of its own', async () => {
    writer.release();
    const [first, second] = [await generate(), await generate()];
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });
});

describe('quotas', () => {
  it('are 10 stories a minute, then 429 with Retry-After', async () => {
    writer.release();
    for (let count = 0; count < 10; count += 1) expect((await generate()).status).toBe(201);
    const { status, headers } = await generate();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('are GENERATIONS_PER_DAY stories a day', async () => {
    writer.release();
    const shared = app.nest.get<MemoryState>(SHARED_STATE);
    for (let count = 0; count < 12; count += 1) {
      expect((await generate()).status).toBe(201);
      await shared.delete(`generations-minute:${pupil.userInfo.id}`);
    }
    const { status, headers } = await generate();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  it('are refunded when the writer failed', async () => {
    writer.change = (draft) => ({ ...draft, sentences: [] });
    writer.release();
    for (let count = 0; count < 11; count += 1) expect((await generate()).status).toBe(502);
    writer.change = (draft) => draft;
    expect((await generate()).status).toBe(201);
  });

  it('are not charged for a story that exists already', async () => {
    writer.release();
    for (let count = 0; count < 15; count += 1) expect((await generate('k')).status).toBe(201);
  });
});

describe('the last 50 stories', () => {
  it('are passed to the writer, oldest first', async () => {
    await seedStories(app, pupil.userInfo.id, 60);
    writer.release();
    await generate();
    expect(writer.calls[0]!.request.recent).toEqual(
      Array.from({ length: 50 }, (_, index) => `seeded ${index + 11}`),
    );
  });

  it('are not stored again, whatever the writer returns', async () => {
    await seedStories(app, pupil.userInfo.id, 60);
    writer.release();
    writer.change = (draft) => ({ ...draft, fingerprint: 'seeded 11' });
    expect((await generate()).status).toBe(502);
    writer.change = (draft) => ({ ...draft, fingerprint: 'seeded 10' });
    expect((await generate()).status).toBe(201);
  });
});

describe('a draft that fails a check', () => {
  it('is never stored, and never sent', async () => {
    writer.change = (draft) => ({ ...draft, keywords: draft.keywords.slice(0, 5) });
    writer.release();
    const { status, body } = await generate();
    expect([status, body.code, body.data]).toEqual([502, 'PROVIDER_FAILED', null]);
    const events = await (await stream()).rest();
    expect(events.at(-1)).toMatchObject({ type: 'error', data: { code: 'PROVIDER_FAILED' } });
    expect(events.map(({ type }) => type)).not.toContain('text');
    expect(await counters()).toMatchObject({ totalStories: 0, stories: 0, countedStories: 0 });
  });
});

describe('the event stream', () => {
  it('sends progress, then the text, then the story', async () => {
    writer.release();
    const { status, headers, rest } = await stream('k');
    expect(status).toBe(201);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('cache-control')).toMatch(/no-store.*no-transform/);
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('x-request-id')).toBeTruthy();
    const events = await rest();
    const types = events.map(({ type }) => type).join(' ');
    expect(types).toMatch(/^(progress )+(text )+done$/);
    const stages = events.filter(({ type }) => type === 'progress').map(({ data }) => data.stage);
    expect([...new Set(stages)]).toEqual(['screening', 'writing', 'planning', 'checking', 'saving']);
    const { story } = events.at(-1)!.data;
    const text = events.filter(({ type }) => type === 'text').map(({ data }) => data.delta);
    expect(text.join('')).toBe(story.englishText);
    expect((await app.call('GET', `/stories/${story.id}`, { token: pupil.token })).body.data).toEqual(story);
  });

  it('sends progress while the writer is writing', async () => {
    const { next } = await stream('k');
    expect(await next()).toEqual({ type: 'progress', data: { stage: 'screening', sentences: 0 } });
    expect(await next()).toEqual({ type: 'progress', data: { stage: 'writing', sentences: 1 } });
    expect(await counters()).toMatchObject({ countedStories: 0 });
  });

  it('sends a late client the past events and then the rest, the same story to all', async () => {
    const first = await stream('k');
    await writer.called(1);
    const second = await stream('k');
    const plain = generate('k');
    writer.release();
    const [a, b] = [await first.rest(), await second.rest()];
    expect(b).toEqual(a);
    expect((await plain).body.data).toEqual(a.at(-1)!.data.story);
    expect(writer.calls).toHaveLength(1);
  });

  it('of a stored story is its text and the story', async () => {
    writer.release();
    const { body } = await generate('k');
    const events = await (await stream('k')).rest();
    expect(events.map(({ type }) => type).join(' ')).toMatch(/^(text )+done$/);
    expect(events.at(-1)!.data.story).toEqual(body.data);
  });

  it.each([
    [400, 'VALIDATION_FAILED', async () => stream('k', { grade: 0, theme: 'dog' })],
    [409, 'IDEMPOTENCY_CONFLICT', async () => (await generate('k'), stream('k', { ...BODY, grade: 9 }))],
    [401, 'UNAUTHENTICATED', () => openStream(app, 'nonsense', BODY)],
  ])('sends a failure before the first event as an error reply: %i %s', async (status, code, open) => {
    writer.release();
    const reply = await open();
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.parse(await reply.text())).toMatchObject({ success: false, code });
  });

  it('is refused with an error reply while another generation runs', async () => {
    const running = generate('k');
    await writer.called(1);
    const reply = await stream('other');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBeTruthy();
    writer.release();
    await running;
  });
});

describe('the stop button', () => {
  it('ends the generation without waiting: writer and clients are notified, nothing is stored', async () => {
    const plain = generate('k');
    await writer.called(1);
    const followed = await stream('k');
    // The writer is still blocked: waiting for it would never end.
    expect(await stop('k')).toMatchObject({ status: 200, body: { success: true, data: null } });
    expect(writer.calls[0]!.hooks.signal.aborted).toBe(true);
    expect((await followed.rest()).at(-1)).toMatchObject({
      type: 'error',
      data: { code: 'PROVIDER_FAILED' },
    });
    expect((await plain).status).toBe(502);
    writer.release();
    expect(await counters()).toMatchObject({ totalStories: 0, countedStories: 0 });
  });

  it('lets the pupil generate again at once, with the same key too', async () => {
    void generate('k');
    await writer.called(1);
    await stop('k');
    writer.release();
    expect((await generate('k')).status).toBe(201);
  });

  it('is 404 for a generation that is unknown, ended or another user’s', async () => {
    const other = await registerUser(app);
    const running = generate('k');
    await writer.called(1);
    expect((await stop('unknown')).status).toBe(404);
    expect((await stop('k', other.token)).status).toBe(404);
    writer.release();
    expect((await running).status).toBe(201);
    expect((await stop('k')).status).toBe(404);
  });
});

describe('a client that disconnects', () => {
  it('finds its generation still running when it returns with its key', async () => {
    const first = await stream('k');
    await writer.called(1);
    first.hangUp();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(writer.calls[0]!.hooks.signal.aborted).toBe(false);
    const again = generate('k');
    writer.release();
    expect((await again).status).toBe(201);
    expect(writer.calls).toHaveLength(1);
  });

  it.each(['a stream', 'a plain reply'])(
    'ends a generation without a key, which it could not join again: %s',
    async (kind) => {
      const controller = new AbortController();
      const hungUp = fetch(`${app.url}/api/stories/generate`, {
        method: 'POST',
        signal: controller.signal,
        headers: {
          authorization: `Bearer ${pupil.token}`,
          'content-type': 'application/json',
          ...(kind === 'a stream' && { accept: 'text/event-stream' }),
        },
        body: JSON.stringify(BODY),
      }).catch(() => undefined);
      await writer.called(1);
      controller.abort();
      await hungUp;
      await until(() => writer.calls[0]!.hooks.signal.aborted, 'the writer was not told');
      writer.release();
      await until(async () => (await generate()).status === 201, 'the pupil’s place was not freed');
      expect(await counters()).toMatchObject({ totalStories: 1, countedStories: 1 });
    },
  );

  it('never crashes the process, however many disconnect at any moment', async () => {
    for (let count = 0; count < 5; count += 1) {
      const follower = await stream('k');
      setTimeout(() => follower.hangUp(), count);
    }
    writer.release();
    expect((await generate('k')).status).toBe(201);
    expect((await app.call('GET', '/health/live')).status).toBe(200);
    expect(app.log()).not.toMatch(/unhandled|ERR_STREAM/i);
  });
});

describe('a deleted account', () => {
  it('gets no story of a generation that was still running', async () => {
    const running = generate('k');
    await writer.called(1);
    await app.database.dataSource.query('DELETE FROM users WHERE id = $1', [pupil.userInfo.id]);
    writer.release();
    expect((await running).status).toBe(401);
    const [{ count }] = await app.database.dataSource.query(
      'SELECT count(*)::int AS count FROM stories WHERE user_id = $1',
      [pupil.userInfo.id],
    );
    expect(count).toBe(0);
  });
});
