import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wordsCalls } from '@storysprout/contracts/api/words';
import { gradedWords } from '../language/graded-words.js';
import { createTestApp, type TestApp } from '../testing/create-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const find = (form: string) => app.call('GET', `/words/${encodeURIComponent(form)}`);
const wordsOf = async (form: string) =>
  wordsCalls.get.data.parse((await find(form)).body.data).entries.map((entry) => entry.word);

describe('words', () => {
  it('are explained as the graded list has them, without an account', async () => {
    const reply = await find('animal');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      form: 'animal',
      entries: [
        expect.objectContaining({
          word: 'animal',
          lemma: 'animal',
          partOfSpeech: 'n',
          meaning: '动物',
          grade: 1,
        }),
      ],
    });
  });

  it('are found in any inflected form: its own row first, then its head word', async () => {
    expect(await wordsOf('animals')).toEqual(['animals', 'animal']);
  });

  it('are found in any letters, with spaces around', async () => {
    expect(await wordsOf(' ANIMAL ')).toEqual(['animal']);
  });

  it('are found by the forms their rows name (one row in 20)', async () => {
    const rows = [...gradedWords().values()].flat();
    const forms = rows.flatMap((row) => row.forms.slice(0, 1).map((form) => ({ form, word: row.word })));
    for (const { form, word } of forms.filter((_, index) => index % 20 === 0)) {
      expect(await wordsOf(form)).toContain(word);
    }
  });

  it.each(['xyzzy', 'x'.repeat(61), '__proto__', 'constructor', '动物', '%', '..', ' '])(
    'outside the list are not found: %s',
    async (form) => {
      const reply = await find(form);
      expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('may be kept by anybody, and asked after', async () => {
    const first = await find('animal');
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = first.headers.get('etag')!;
    const headers = { 'if-none-match': etag };
    const again = await app.call('GET', '/words/animal', { headers });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    expect((await app.call('GET', '/words/bird', { headers })).status).toBe(200);
  });
});
