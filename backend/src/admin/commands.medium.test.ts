import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { createTestApp, type TestApp } from '../testing/create-test-app.js';
import { seedStories, setShared } from '../testing/seed-stories.js';
import { adminTools } from './admin-tools.js';
import { AdminError, COMMANDS, type AdminOptions } from './commands.js';

let app: TestApp;
/** A user with two stories, the first one shared and reported. */
let [email, userId, shared, secret] = ['', '', '', ''];
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

beforeEach(async () => {
  people += 1;
  [email, userId] = [`person${people}@example.org`, uuidv7()];
  const values = [userId, email, 'Nick\u001b[31m\u202e'];
  await sql('INSERT INTO users (id, email, nick_name) VALUES ($1, $2, $3)', values);
  [shared, secret] = (await seedStories(app, userId, 2)) as [string, string];
  await setShared(app, shared, true);
  await sql(`INSERT INTO reports (id, story_id, reason) VALUES ($1, $2, 'not kind')`, [uuidv7(), shared]);
  await sql(
    `INSERT INTO sessions (id, user_id, sign_in_id, expires_at) VALUES ($1, $2, $1, now() + interval '1 day')`,
    [uuidv7(), userId],
  );
});

const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);

/** The output of a command, or its error message. */
async function perform(name: string, options: Partial<AdminOptions> = {}): Promise<string> {
  try {
    const lines = await COMMANDS[name]!(adminTools(app.nest), { target: '', yes: false, ...options });
    return lines.join('\n');
  } catch (error) {
    if (error instanceof AdminError) return `refused: ${error.message}`;
    throw error;
  }
}

describe('users', () => {
  it('are listed and found by part of the e-mail, without control characters', async () => {
    const found = await perform('users list', { query: email.toUpperCase() });
    expect(found).toContain(email);
    expect(found.split('\n')).toHaveLength(2);
    for (const character of ['\u001b', '\u202e']) expect(found).not.toContain(character);
    expect(await perform('users list', { query: '%' })).toBe('(none)');
  });

  it('get a new password, printed once, and lose their sessions', async () => {
    const printed = await perform('users reset-password', { target: email });
    const password = /once: (\w{16})$/m.exec(printed)![1]!;
    const [row] = await sql(
      'SELECT password_hash AS hash, (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions FROM users WHERE id = $1',
      [userId],
    );
    expect([row.sessions, await verify(row.hash, password)]).toEqual([0, true]);
  });

  it('without an e-mail are identified by id', async () => {
    await sql('UPDATE users SET email = NULL WHERE id = $1', [userId]);
    expect(await perform('users delete', { target: userId.toUpperCase(), yes: true })).toContain('Deleted');
    expect(await perform('users delete', { target: userId, yes: true })).toBe(
      `refused: Nobody has the id ${userId}.`,
    );
  });

  it('are deleted only with --yes', async () => {
    expect(await perform('users delete', { target: email })).toMatch(/^refused: .*--yes/);
    expect(await perform('users delete', { target: email, yes: true })).toContain('Deleted');
    const left = await sql(
      'SELECT 1 FROM users WHERE id = $1 UNION ALL SELECT 1 FROM stories WHERE user_id = $1',
      [userId],
    );
    expect(left).toEqual([]);
    expect(await perform('users delete', { target: email, yes: true })).toBe(
      `refused: Nobody has the e-mail ${email}.`,
    );
  });
});

describe('stories', () => {
  it('are listed, also of one user, and so are reports', async () => {
    const listed = await perform('stories list', { user: email });
    expect(listed.split('\n')).toHaveLength(3);
    expect(listed).toContain(shared);
    expect(await perform('stories list')).toContain(secret);
    expect(await perform('reports list')).toMatch(new RegExp(`${shared}.*not kind`));
  });

  it('are made private, and deleted only with --yes', async () => {
    expect(await perform('stories unshare', { target: shared })).toBe(`Story ${shared} is private now.`);
    const [{ isShared }] = await sql('SELECT is_shared AS "isShared" FROM stories WHERE id = $1', [shared]);
    expect(isShared).toBe(false);
    expect(await perform('stories delete', { target: shared })).toMatch(/^refused: .*--yes/);
    expect(await perform('stories delete', { target: shared, yes: true })).toBe(`Deleted story ${shared}.`);
    for (const id of [shared, 'nonsense']) {
      expect(await perform('stories delete', { target: id, yes: true })).toBe(
        `refused: There is no story ${id}.`,
      );
    }
    const [{ left }] = await sql('SELECT story_count AS left FROM users WHERE id = $1', [userId]);
    expect(left).toBe(1);
  });
});
