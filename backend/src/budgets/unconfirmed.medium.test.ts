import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EmbeddedNarratorService } from '../narration/narrators/embedded-narrator.service.js';
import { createAiApp, GRADE, THEME, type AiApp } from '../testing/ai-app.js';
import type { AnyReply, TestApp, TestReply } from '../testing/create-test-app.js';

/** Requests of the attacker in progress at once. */
const AT_ONCE = 10;
const ATTACKER = '203.0.113.66';
const from = (address: string) => ({ 'x-forwarded-for': address });

const apps: AiApp[] = [];
afterAll(() => Promise.all(apps.map((ai) => ai.close())));

/** An installation with paid stories and voices, and its defaults otherwise. */
async function startInstallation(environment: Record<string, string> = {}): Promise<AiApp> {
  const ai = await createAiApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...environment });
  apps.push(ai);
  // The embedded voices speak for seconds; only who speaks matters here.
  jest
    .spyOn(ai.app.nest.get(EmbeddedNarratorService), 'narrate')
    .mockResolvedValue({ mp3: new Uint8Array(100), timings: [] });
  return ai;
}

let people = 0;

/** Registers an account; from many addresses, so that the limit of registrations is no help. */
async function register(app: TestApp): Promise<string> {
  people += 1;
  const body = { email: `fresh${people}@example.org`, password: 'secret-123', nickName: 'Fresh' };
  const reply = await app.call('POST', '/auth/register', {
    body,
    headers: from(`198.51.100.${people % 200}`),
  });
  expect(reply.status).toBe(201);
  return reply.body.data.token;
}

async function inBatches<T>(count: number, task: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count)
    results.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - results.length) }, task))),
    );
  return results;
}

const generate = (app: TestApp, token: string, address = ATTACKER): Promise<TestReply> =>
  app.call('POST', '/stories/generate', {
    token,
    body: { grade: GRADE, theme: THEME },
    headers: from(address),
  });
const narrate = (app: TestApp, token: string, storyId: string): Promise<TestReply> =>
  app.call('POST', `/stories/${storyId}/audio`, { token, body: { voice: 'nova' }, headers: from(ATTACKER) });

/** Registers accounts that each generate a story and have it narrated; resolves with the distinct outcomes. */
async function attack({ app }: AiApp, accounts: number): Promise<AnyReply> {
  const outcomes = await inBatches(accounts, async () => {
    const token = await register(app);
    const story = await generate(app, token);
    expect([story.status, story.body.message]).toEqual([201, '']);
    const { id, aiModel, writerFallback } = story.body.data;
    const audio = await narrate(app, token, id);
    const { exists, voiceFallback } = audio.body.data;
    return JSON.stringify({ status: story.status, aiModel, writerFallback, exists, voiceFallback });
  });
  expect(outcomes).toHaveLength(accounts);
  return [...new Set(outcomes)].map((outcome) => JSON.parse(outcome));
}

/** Units that the installation has spent. */
async function spentUnits({ app }: AiApp): Promise<number> {
  const [row] = await app.database.dataSource.query(
    `SELECT coalesce(sum(units), 0)::int AS units FROM budget_days WHERE scope = 'installation'`,
  );
  return row.units;
}

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'StorySprout <hello@example.org>' };
const EMBEDDED = { status: 201, aiModel: 'storysprout-embedded-1', exists: true };

describe('200 fresh accounts behind one address', () => {
  let ai: AiApp;
  beforeAll(async () => {
    ai = await startInstallation(MAIL);
  }, 60_000);

  it('spend nothing, and each still gets a story and a voice', async () => {
    expect(await attack(ai, 200)).toEqual([
      { ...EMBEDDED, writerFallback: 'unconfirmed', voiceFallback: 'unconfirmed' },
    ]);
    // Not even a request for moderation: nothing of theirs leaves the server.
    expect(ai.openai.requests).toEqual([]);
    expect(await spentUnits(ai)).toBe(0);
  }, 300_000);

  it('get the provider one by one, as soon as each has confirmed its e-mail', async () => {
    const token = await register(ai.app);
    await ai.app.database.dataSource.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [
      `fresh${people}@example.org`,
    ]);
    const { body } = await generate(ai.app, token);
    expect(body.data).toMatchObject({ aiModel: 'gpt-5.4-mini', writerFallback: null });
    expect(ai.storyRequests()).toHaveLength(1);
    expect(await spentUnits(ai)).toBe(1);
  });
});

describe('where no mail is set up', () => {
  const CROWD = 5;
  let ai: AiApp;
  beforeAll(async () => {
    ai = await startInstallation({ CROWDED_ADDRESS: String(CROWD) });
  }, 60_000);

  it('accounts of the first day spend nothing', async () => {
    expect(await attack(ai, 20)).toEqual([
      { ...EMBEDDED, writerFallback: 'new-account', voiceFallback: 'new-account' },
    ]);
    expect(ai.openai.requests).toEqual([]);
  }, 120_000);

  it('older ones do, but only so many from one address a day; others are not affected', async () => {
    const tokens = await inBatches(CROWD + 4, () => register(ai.app));
    await ai.app.database.dataSource.query(`UPDATE users SET created_at = now() - interval '25 hours'`);
    const reasons: (string | null)[] = [];
    for (const token of tokens) reasons.push((await generate(ai.app, token)).body.data.writerFallback);
    expect(reasons).toEqual([...Array(CROWD).fill(null), ...Array(4).fill('budget')]);
    // The accounts that came first go on, and so does every other address.
    expect((await generate(ai.app, tokens[0]!)).body.data.writerFallback).toBeNull();
    expect((await generate(ai.app, tokens.at(-1)!, '203.0.113.7')).body.data.writerFallback).toBeNull();
    expect(ai.storyRequests()).toHaveLength(CROWD + 2);
  }, 120_000);
});
