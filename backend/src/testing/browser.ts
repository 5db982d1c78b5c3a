import type { AuthData } from '@storysprout/contracts/api/auth';
import type { AnyReply, TestApp, TestReply, TestRequest } from './create-test-app.js';

/** A browser of its own: keeps the cookie that the API sets, and sends it back. */
export interface TestBrowser {
  call<T = AnyReply>(method: string, path: string, request?: TestRequest): Promise<TestReply<T>>;
  /** A page as a browser gets it, without following redirects; a body is sent as a form. */
  open(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; html: string; headers: Headers }>;
  /** A nonce for this browser. */
  nonce(): Promise<string>;
  /** What stands in its cookie jar. */
  cookie(): string;
}

/**
 * A new browser without any cookie.
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

/** Whether a token signs in, and as whom. */
export async function signedInAs(app: TestApp, { token }: AuthData): Promise<string | undefined> {
  const { status, body } = await app.call('GET', '/users/profile', { token });
  return status === 200 ? body.data.id : undefined;
}
