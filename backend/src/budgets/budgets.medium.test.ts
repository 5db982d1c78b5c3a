import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MetricsService } from '../metrics/metrics.service.js';
import { chat, createAiApp, GRADE, THEME, type AiApp } from '../testing/ai-app.js';
import { registerUser, type TestReply } from '../testing/create-test-app.js';
import { until } from '../testing/until.js';

/** Units a day: of the installation, an address and a pupil. */
const [DAY, ADDRESS, PUPIL] = [20, 12, 4];
const SCHOOL = '203.0.113.1';

type Pupil = Awaited<ReturnType<typeof registerUser>>;

let ai: AiApp;
/** A class whose members press the button at once. */
const pupils: Pupil[] = [];
/** Another one for each test: the quota of a minute holds, too. */
let pupil: Pupil;
beforeAll(async () => {
  ai = await createAiApp({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    AI_FALLBACK: 'embedded',
    BUDGET_PER_DAY: String(DAY),
    BUDGET_PER_ADDRESS: String(ADDRESS),
    BUDGET_PER_PUPIL: String(PUPIL),
    BUDGET_CHARACTERS: '10',
  });
  for (let count = 0; count < 12; count += 1) pupils.push(await establishedPupil());
}, 60_000);
afterAll(() => ai.close());
beforeEach(async () => {
  ai.openai.reset();
  pupil = await establishedPupil();
  await sql('DELETE FROM budget_days');
});

/** Registers a pupil whose e-mail is confirmed and whose account is old enough. */
async function establishedPupil(email?: string): Promise<Pupil> {
  const person = await registerUser(ai.app, email === undefined ? {} : { email });
  await sql(
    `UPDATE users SET email_verified_at = now(), created_at = now() - interval '2 days' WHERE id = $1`,
    [person.userInfo.id],
  );
  return person;
}

const sql = (text: string, values: unknown[] = []) => ai.app.database.dataSource.query(text, values);
const generate = (
  pupil: Pupil,
  { address = SCHOOL, key, theme = THEME }: { address?: string; key?: string; theme?: string } = {},
) =>
  ai.app.call('POST', '/stories/generate', {
    token: pupil.token,
    body: { grade: GRADE, theme },
    headers: { 'x-forwarded-for': address, ...(key && { 'idempotency-key': key }) },
  });
const fallbackOf = ({ body }: TestReply): string | null => body.data.writerFallback;

/** Today's units of each kind of budget, as the database holds them. */
async function units(): Promise<Record<string, number[]>> {
  const rows: { scope: string; units: number }[] = await sql(
    'SELECT scope, units FROM budget_days ORDER BY scope, units',
  );
  return Object.fromEntries(
    [...new Set(rows.map(({ scope }) => scope))].map((scope) => [
      scope,
      rows.filter((row) => row.scope === scope).map((row) => row.units),
    ]),
  );
}
const spent = async () => (await units()).installation?.[0] ?? 0;
const setSpent = (count: number) =>
  sql(
    `INSERT INTO budget_days (day, scope, subject, units)
     VALUES ((now() AT TIME ZONE 'UTC')::date, 'installation', '', $1)`,
    [count],
  );

describe('a story costs what the provider is asked for', () => {
  it('one unit, of pupil, address and installation', async () => {
    await generate(pupil);
    expect(await units()).toEqual({ address: [1], installation: [1], pupil: [1] });
  });

  it('a repaired draft costs another, and a retry after a cut answer, too', async () => {
    ai.openai.next(chat({ behave: 'too-short' }), chat({ cut: true }));
    expect(fallbackOf(await generate(pupil))).toBeNull();
    expect(ai.storyRequests()).toHaveLength(3);
    expect(await spent()).toBe(3);
  });

  it('a request that the provider turned away costs nothing, nor does its retry twice', async () => {
    ai.openai.next(chat({ status: 503 }));
    expect((await generate(pupil)).body.data.aiModel).toBe('gpt-5.4-mini');
    expect(ai.storyRequests()).toHaveLength(2);
    expect(await spent()).toBe(1);
  });

  it('a provider that failed gives everything back, also where the embedded engine steps in', async () => {
    ai.openai.always(chat({ status: 401 }));
    expect((await generate(pupil)).body.data.aiModel).toBe('storysprout-embedded-1');
    expect(await units()).toEqual({ address: [0], installation: [0], pupil: [0] });
  });

  it('a refused theme costs nothing', async () => {
    const { status } = await generate(pupil, { theme: 'flagged by moderation' });
    expect(status).toBe(400);
    expect(await spent()).toBe(0);
  });

  it('a repeated request with the same key costs nothing', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => generate(pupil, { key: 'again' })));
    replies.push(await generate(pupil, { key: 'again' }));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await spent()).toBe(1);
  });

  it('a generation that the pupil stops has cost its request', async () => {
    ai.openai.always(chat({ hang: true }));
    const running = generate(pupil, { key: 'stopped' });
    await until(() => ai.storyRequests().length === 1);
    await ai.app.call('DELETE', '/stories/generations/stopped', { token: pupil.token });
    expect((await running).status).toBe(502);
    expect(await spent()).toBe(1);
  });
});

describe('a spent budget', () => {
  it('of a pupil leaves the stories of the day to the embedded engine; others go on', async () => {
    for (let count = 0; count < PUPIL; count += 1) expect(fallbackOf(await generate(pupil))).toBeNull();
    const { status, body } = await generate(pupil);
    expect([status, body.data.aiModel, body.data.writerFallback]).toEqual([
      201,
      'storysprout-embedded-1',
      'budget',
    ]);
    expect(fallbackOf(await generate(pupils[1]!))).toBeNull();
    const again = await ai.app.call('GET', `/stories/${body.data.id}`, { token: pupil.token });
    expect(again.body.data.writerFallback).toBe('budget');
    await sql(`UPDATE budget_days SET day = day - 1`);
    expect(fallbackOf(await generate(pupil))).toBeNull();
  });

  it('of a pupil is not renewed by deleting the account and registering again', async () => {
    for (let count = 0; count < PUPIL; count += 1) await generate(pupil);
    const { token, email } = pupil;
    const gone = await ai.app.call('DELETE', '/users/account', { token, body: { confirm: 'DELETE' } });
    expect(gone.status).toBe(200);
    expect(fallbackOf(await generate(await establishedPupil(email)))).toBe('budget');
    expect(ai.storyRequests()).toHaveLength(PUPIL);
  });

  it('of an address holds for 12 pupils who press at once, and leaves other addresses alone', async () => {
    await Promise.all(pupils.map((member) => generate(member)));
    const second = await Promise.all(pupils.map((member) => generate(member)));
    expect(second.map(fallbackOf)).toEqual(pupils.map(() => 'budget'));
    expect(ai.storyRequests()).toHaveLength(ADDRESS);
    expect(fallbackOf(await generate(pupil, { address: '203.0.113.2' }))).toBeNull();
    expect(await spent()).toBe(ADDRESS + 1);
  });

  it('of the installation holds for pupils who press at once: never one request more', async () => {
    const left = 5;
    await setSpent(DAY - left);
    const replies = await Promise.all(
      pupils.map((member, index) => generate(member, { address: `198.51.100.${index}` })),
    );
    expect(replies.map(({ status }) => status)).toEqual(pupils.map(() => 201));
    expect(replies.map(fallbackOf).filter((reason) => reason === null)).toHaveLength(left);
    expect(ai.storyRequests()).toHaveLength(left);
    expect(await spent()).toBe(DAY);
    // The budgets of those who got nothing are untouched.
    expect((await units()).pupil).toEqual(Array(left).fill(1));
  });

  it('of the installation warns at 80 %, says when it is spent, and shows in the metrics', async () => {
    await setSpent(DAY * 0.8 - 1);
    const warnings = () => ai.app.log().split('budget for AI and voices is spent').length - 1;
    const before = warnings();
    await generate(pupil);
    await generate(pupils[1]!);
    expect(ai.app.log()).toContain(`80 % of today's budget for AI and voices is spent`);
    expect(warnings()).toBe(before + 1);
    const { registry } = ai.app.nest.get(MetricsService);
    const text = await registry.metrics();
    expect(text).toContain(`storysprout_budget_spent_units{budget="installation"} ${DAY * 0.8 + 1}`);
    expect(text).toContain(`storysprout_budget_limit_units{budget="installation"} ${DAY}`);
    expect(text).toMatch(/storysprout_budget_decisions_total\{use="story",outcome="paid"\} [1-9]/);
    await sql(`UPDATE budget_days SET units = $1 WHERE scope = 'installation'`, [DAY]);
    await generate(pupils[2]!);
    expect(ai.app.log()).toContain('the embedded engine and voices serve until 00:00 UTC');
    expect(await registry.metrics()).toMatch(/decisions_total\{use="story",outcome="installation"\} [1-9]/);
  });
});

describe('a voice', () => {
  /** A new story of the pupil, and a function that has it narrated. */
  async function narrated(...sentences: string[]) {
    const { token } = pupil;
    const { id } = (await generate(pupil)).body.data;
    const pairs = JSON.stringify(sentences.map((en) => ({ en, zh: '一句话。' })));
    await sql('UPDATE stories SET sentences = $2 WHERE id = $1', [id, pairs]);
    await sql('DELETE FROM budget_days');
    return (speed = 1) =>
      ai.app.call('POST', `/stories/${id}/audio`, { token, body: { voice: 'nova', speed } });
  }
  const SPEECH = '/v1/audio/speech';
  const spoken = () => ai.openai.requests.filter(({ path }) => path === SPEECH);

  it('costs its characters, once for a story, voice and speed', async () => {
    const narrate = await narrated('The cat is very old.', 'It sleeps.');
    const [first] = await Promise.all([narrate(), narrate()]);
    expect(first!.body.data).toMatchObject({ exists: true, voiceFallback: null });
    await narrate();
    // 30 characters at 10 a unit.
    expect([spoken().length, await spent()]).toEqual([2, 3]);
  });

  it('that no budget pays for is an embedded one', async () => {
    const narrate = await narrated('The cat is very old.');
    await setSpent(DAY - 1);
    expect((await narrate()).body.data).toMatchObject({
      exists: true,
      voice: 'nova',
      voiceFallback: 'budget',
    });
    expect([spoken(), await spent()]).toEqual([[], DAY - 1]);
  });

  it('that its service refused to speak costs nothing', async () => {
    const narrate = await narrated('The cat is very old.');
    ai.openai.always({ path: SPEECH, status: 400 });
    expect((await narrate()).body.data.voiceFallback).toBeNull();
    expect(await spent()).toBe(0);
  });

  it('is previewed for everybody once, at the cost of address and installation', async () => {
    await setSpent(DAY);
    const preview = () => ai.app.call('GET', '/voices/alloy/preview');
    const embedded = (await preview()).body.data.audioUrl;
    expect(spoken()).toEqual([]);
    await sql('DELETE FROM budget_days');
    expect((await preview()).body.data.audioUrl).not.toBe(embedded);
    const cost = await units();
    expect(cost.pupil).toBeUndefined();
    expect(cost.installation).toEqual(cost.address);
    await preview();
    expect(await units()).toEqual(cost);
  });
});
