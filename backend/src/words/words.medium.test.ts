import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wordsCalls } from '@storysprout/contracts/api/words';
import { gradedDictionary } from '../language/dictionary/dictionary.js';
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
  it('are explained as in the graded list, without an account', async () => {
    const reply = await find('animal');
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      form: 'animal',
      entries: [
        expect.objectContaining({
          word: 'animal',
          partOfSpeech: 'n',
          phonetic: '/ˈænɪml/',
          meaning: '动物',
          grade: 1,
        }),
      ],
    });
  });

  it('are found in any inflected form, with its phonetics', async () => {
    expect((await find('animals')).body.data.entries).toMatchObject([
      { word: 'animal', spoken: { phonetic: '/ˈænɪmlz/' } },
    ]);
    expect((await find('took')).body.data.entries).toMatchObject([
      { word: 'take', phonetic: '/teɪk/', spoken: { phonetic: '/tʊk/' } },
    ]);
    expect((await find('flowers')).body.data.entries[0].spoken).toEqual({
      phonetic: '/ˈflaʊəz/',
      phoneticUs: '/ˈflaʊərz/',
    });
  });

  it('include those of the themes', async () => {
    expect((await find('watermelons')).body.data.entries).toMatchObject([
      { word: 'watermelon', example: null },
    ]);
  });

  it('are found in any letter case, with spaces around', async () => {
    expect(await wordsOf(' ANIMAL ')).toEqual(['animal']);
  });

  it('are found by the forms that their rows list (one row in 20)', async () => {
    const forms = gradedDictionary().rows.flatMap(({ lemma: word, forms: [first] }) =>
      first ? [{ form: first.form, word }] : [],
    );
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

  it('may be cached by all clients, and revalidated', async () => {
    const first = await find('animal');
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = first.headers.get('etag')!;
    const headers = { 'if-none-match': etag };
    const again = await app.call('GET', '/words/animal', { headers });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    expect((await app.call('GET', '/words/bird', { headers })).status).toBe(200);
  });
});
