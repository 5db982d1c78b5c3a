import { expect, jest, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeApi } from '@storysprout/contracts/shell/fake';
import { ErrorReporter } from './error-reporter';

const STORY = '019a0000-0000-7000-8000-000000000001';

function setUp(respond: () => Promise<unknown> = () => Promise.resolve(null)) {
  const requests: ApiRequest[] = [];
  const api = createFakeApi((request) => {
    requests.push(request);
    return respond();
  });
  window.history.replaceState(null, '', `/story/${STORY}?secret=1`);
  return { reporter: new ErrorReporter(api), requests };
}
const bodies = (requests: ApiRequest[]) => requests.map(({ body }) => body as Record<string, string>);

test('reports error and page without ids, queries or quoted text', () => {
  const { reporter, requests } = setUp();
  reporter.report(new TypeError('Cannot read "小明的故事" of undefined'));
  expect(requests).toMatchObject([{ method: 'POST', path: '/client-errors' }]);
  const [body] = bodies(requests);
  expect(body).toMatchObject({ message: 'TypeError: Cannot read … of undefined', page: '/story/:id' });
  expect(JSON.stringify(body)).not.toMatch(/小明|secret|019a0000/);
  expect(body!.stack).toMatch(/error-reporter/);
});

test('reports the same error once, and at most five errors', () => {
  const { reporter, requests } = setUp();
  reporter.report(new Error('first'));
  reporter.report(new Error('first'));
  expect(requests).toHaveLength(1);
  for (let n = 0; n < 20; n += 1) reporter.report(new Error(`number ${n}`));
  expect(requests).toHaveLength(5);
});

test('does not report errors of the API; a failed report throws nothing', async () => {
  const refused = jest.fn(() => Promise.reject(new Error('offline')));
  const { reporter, requests } = setUp(refused);
  reporter.report(Object.assign(new Error('Not found'), { name: 'ApiError', status: 404 }));
  expect(requests).toHaveLength(0);
  reporter.report('something thrown that is no error');
  expect(bodies(requests)).toMatchObject([{ message: 'Error: Not an error' }]);
  await expect(refused.mock.results[0]!.value).rejects.toThrow('offline');
});

test('reports uncaught errors', () => {
  const { reporter, requests } = setUp();
  reporter.listenToUncaughtErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far') }));
  expect(bodies(requests)).toMatchObject([{ message: 'RangeError: too far' }]);
});
