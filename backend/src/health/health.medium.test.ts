import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/create-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

describe('health', () => {
  it('is live and ready while the database answers', async () => {
    const [live, ready] = await Promise.all([
      app.call('GET', '/health/live'),
      app.call('GET', '/health/ready'),
    ]);
    expect([live.status, live.body]).toEqual([200, { success: true, data: { status: 'ok' }, message: '' }]);
    expect(ready.status).toBe(200);
  });

  it('is no longer ready, but still serves, once it stops', async () => {
    app.lifecycle.stop();
    const ready = await app.call('GET', '/health/ready');
    expect([ready.status, ready.body.code, ready.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '10',
    ]);
    expect((await app.call('GET', '/health/live')).status).toBe(200);
  });
});
