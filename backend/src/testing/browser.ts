import type { AuthData } from '@storysprout/contracts/api/auth';
import type { AnyReply, TestApp, TestReply, TestRequest } from './create-test-app.js';

/** A browser with a cookie jar of its own. */
export interface TestBrowser {
  call<T = AnyReply>(method: string, path: string, request?: TestRequest): Promise<TestReply<T>>;
  /** Opens a page without following redirects; a body is sent as a form. */
  open(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; html: string; headers: Headers }>;
  /** Requests a nonce for this browser. */
  nonce(): Promise<string>;
  /** The content of the cookie jar. */
  cookie(): string;
}

/**
 * Creates a browser without cookies.
 * @param usual headers that it sends when it opens a page
 */
export function newBrowser(app: TestApp, usual: Record<string, string> = {}): TestBrowser {
  let cookie = '';
  const keep = (headers: Headers) => {
    const set = headers.get('set-cookie');
    if (set) cookie = set.split(';')[0]!;
  };
  const browser: TestBrowser = {
    async call(method, path, request = {}) {
      const headers = { ...request.headers, ...(cookie && { cookie }) };
      const reply = await app.call(method, path, { ...request, headers });
      keep(reply.headers);
      return reply;
    },
    async open(address, form) {
      const reply = await fetch(address, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { ...usual, ...(cookie && { cookie }) },
        ...(form && { body: new URLSearchParams(form) }),
      });
      keep(reply.headers);
      return { status: reply.status, html: await reply.text(), headers: reply.headers };
    },
    nonce: async () => (await browser.call('POST', '/auth/nonce')).body.data.nonce,
    cookie: () => cookie,
  };
  return browser;
}

/** The id of the user that a token authenticates; undefined for an invalid token. */
export async function signedInAs(app: TestApp, { token }: AuthData): Promise<string | undefined> {
  const { status, body } = await app.call('GET', '/users/profile', { token });
  return status === 200 ? body.data.id : undefined;
}
