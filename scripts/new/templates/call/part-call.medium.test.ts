import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { partCalls } from '@storysprout/contracts/api/part-area';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

it('answers a signed-in user', async () => {
  const { token } = await registerUser(app);
  const { status, body } = await app.call('GET', '/part/path', { token });
  expect([status, partCalls.partCall.data.parse(body.data)]).toEqual([200, { done: true }]);
});
