import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { GooglePopupError, signInWithPopup } from './google-popup';

const options = { authorizeUrl: 'https://google.example/auth', clientId: 'client', nonce: 'the-nonce' };
const opened = { closed: false } as { closed: boolean } & Window;
let address: URL;

beforeEach(() => {
  jest.useFakeTimers();
  opened.closed = false;
  window.open = jest.fn((url) => {
    address = new URL(String(url));
    return opened;
  }) as typeof window.open;
});
afterEach(() => void jest.useRealTimers());

const begin = () => signInWithPopup(options, new AbortController().signal);
const state = () => address.searchParams.get('state');

function receive(data: unknown, { origin = window.location.origin, source = opened as Window } = {}) {
  const event = new MessageEvent('message', { data, origin });
  // The constructor in jsdom accepts its own window only.
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('requests an identity token for this origin’s callback page', async () => {
  const token = begin();
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'client',
    response_type: 'id_token',
    redirect_uri: `${window.location.origin}/auth/google/callback`,
    nonce: 'the-nonce',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  receive({ type: 'google-auth-success', token: 'a.b.c', state: state() });
  await expect(token).resolves.toBe('a.b.c');
});

test('ignores messages of another origin, window or attempt', async () => {
  const token = begin();
  const forged = { type: 'google-auth-success', token: 'forged', state: state() };
  receive(forged, { origin: 'https://elsewhere.example' });
  receive(forged, { source: window });
  receive({ ...forged, state: 'of another try' });
  receive({ ...forged, state: null });
  receive('nonsense');
  receive({ type: 'google-auth-success', token: 'a.b.c', state: state() });
  await expect(token).resolves.toBe('a.b.c');
});

test.each([
  ['access_denied', 'closed'],
  ['user cancelled authorization', 'closed'],
  ['server_error', 'refused'],
])('maps the error %s to %s', async (error, end) => {
  const token = begin();
  receive({ type: 'google-auth-error', error, state: state() });
  await expect(token).rejects.toEqual(new GooglePopupError(end as 'closed'));
});

test('detects a closed window, and still handles its last message', async () => {
  const closed = begin();
  opened.closed = true;
  const ended = closed.catch((error: GooglePopupError) => error.end);
  await jest.advanceTimersByTimeAsync(600);
  await expect(ended).resolves.toBe('closed');

  opened.closed = false;
  const token = begin();
  opened.closed = true;
  await jest.advanceTimersByTimeAsync(300);
  receive({ type: 'google-auth-success', token: 'a.b.c', state: state() });
  await expect(token).resolves.toBe('a.b.c');
});

test('a blocked popup is an error', async () => {
  window.open = () => null;
  await expect(begin()).rejects.toMatchObject({ end: 'blocked' });
});
