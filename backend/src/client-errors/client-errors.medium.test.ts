import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/create-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const tell = (body: unknown) => app.call('POST', '/client-errors', { body });
const logged = (text: string) => app.log().split(text).length - 1;

describe('POST /client-errors', () => {
  it('logs a failure once, however often pages report it', async () => {
    const failure = { message: 'x is undefined', source: 'mf_story', page: '/story/1', version: '1.0.0' };
    const replies = await Promise.all(Array.from({ length: 30 }, () => tell(failure)));
    expect(replies[0]!.body).toEqual({ success: true, data: null, message: '' });
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(logged('x is undefined')).toBe(1);
    expect(app.log()).toContain('"source":"mf_story"');
  });

  it('logs no personal data', async () => {
    await tell({
      message: 'failed for pupil@example.org with eyJhbGciOi.eyJzdWIi.c2ln: "我的秘密"',
      page: '/story/01900000-0000-7000-8000-000000000000?theme=secret#token=abc',
      stack: 'Error: boom\n    at https://host/assets/a.js?who=me:1:2',
    });
    expect(logged('failed for <mail>')).toBe(1);
    expect(app.log()).not.toMatch(/pupil@|eyJ|秘密|secret|token=|who=me|01900000-/);
  });

  it.each([
    {},
    { message: '' },
    { message: 'x'.repeat(501) },
    { message: 'x', stack: 'x'.repeat(4_001) },
    { message: 'x', page: 5 },
    [],
  ])('answers 400 to %.60j', async (body) => {
    expect((await tell(body)).body.code).toBe('VALIDATION_FAILED');
  });

  it('writes few lines a minute, whatever is reported', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, index) => tell({ message: `flood ${index}` })));
    expect(logged('flood ')).toBeLessThanOrEqual(20);
  });
});
