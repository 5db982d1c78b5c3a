import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page';
import GoogleCallback from './google-callback';

const postMessage = jest.fn();
const close = jest.fn();

beforeEach(() => {
  postMessage.mockClear();
  close.mockClear();
  window.opener = { postMessage };
  window.close = close as typeof window.close;
});
afterEach(() => {
  window.opener = null;
  window.history.replaceState(null, '', '/');
});

async function comeBackWith(tail: string) {
  window.history.replaceState(null, '', `/auth/google/callback${tail}`);
  await renderPage(<GoogleCallback />);
}

test.each([
  ['#id_token=a.b.c&state=s', { type: 'google-auth-success', token: 'a.b.c', state: 's' }],
  ['?id_token=a.b.c&state=s', { type: 'google-auth-success', token: 'a.b.c', state: 's' }],
  ['#error=access_denied&state=s', { type: 'google-auth-error', error: 'access_denied', state: 's' }],
  [
    '?error=server_error&error_description=It+broke&state=s',
    { type: 'google-auth-error', error: 'It broke', state: 's' },
  ],
  ['', { type: 'google-auth-error', error: 'user cancelled authorization', state: null }],
])(
  'posts the result of a URL ending in %j to its own origin only, and closes the window',
  async (tail, message) => {
    await comeBackWith(tail);
    expect(postMessage.mock.calls).toEqual([[message, window.location.origin]]);
    expect(close).toHaveBeenCalledTimes(1);
  },
);

test('removes the token from the URL and the history', async () => {
  await comeBackWith('?state=s#id_token=a.b.c');
  expect(window.location.href).toBe(`${window.location.origin}/auth/google/callback`);
});

test('without an opener posts nothing', async () => {
  window.opener = null;
  await comeBackWith('#id_token=a.b.c&state=s');
  expect(postMessage).not.toHaveBeenCalled();
});
