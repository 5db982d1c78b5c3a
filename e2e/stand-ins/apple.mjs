// @ts-check
import { randomUUID } from 'node:crypto';
import { appleScript } from './lib/apple-script.mjs';
import { startIdentityProvider } from './lib/identity-provider.mjs';

/**
 * What the script does when it is asked; `window` opens Apple's window, where a person chooses.
 * @typedef {object} AppleBehaviour
 * @property {'served' | 'missing' | 'never'} script
 * @property {boolean} initThrows
 * @property {'window' | 'noCredential' | 'wrongState' | 'user_cancelled_authorize' | 'popup_blocked_by_browser' | 'broken'} signIn
 */

/** @type {AppleBehaviour} */
const WELL = { script: 'served', initThrows: false, signIn: 'window' };
const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Apple, as far as signing in needs it: the script, its window, the keys, the exchange of codes and the revocation.
 * @param {{ clientId?: string, port?: number, person?: Record<string, unknown> }} [options]
 */
export async function startApple({ clientId = 'org.example.storysprout', port, person = {} } = {}) {
  /** @type {AppleBehaviour} */
  let behaviour = { ...WELL };
  /** @type {Record<string, unknown>} */
  let somebody = { sub: 'apple-1', email: 'sprout@apple.example', email_verified: 'true', ...person };
  /** Told once, as Apple does. @type {{ firstName: string, lastName: string } | undefined} */
  let name = { firstName: 'Apple', lastName: 'Sprout' };
  /** Codes not yet exchanged. @type {Set<string>} */
  const codes = new Set();
  /** Refresh tokens that are still worth something. @type {Set<string>} */
  const refreshTokens = new Set();

  const provider = await startIdentityProvider({
    issuer: 'https://appleid.apple.com',
    clientId,
    jwksPath: '/auth/keys',
    ...(port === undefined ? {} : { port }),
    routes: {
      'GET /appleid.auth.js': () => {
        if (behaviour.script === 'missing') return { status: 404 };
        if (behaviour.script === 'never') return new Promise(() => {});
        return { headers: SCRIPT, body: appleScript(behaviour) };
      },
      'GET /auth/authorize': async ({ query }) => {
        const code = randomUUID();
        codes.add(code);
        const answer = {
          authorization: {
            code,
            id_token: await provider.sign({ ...somebody, nonce: query.get('nonce') ?? undefined }),
            state: query.get('state'),
          },
          ...(name ? { user: { name, email: somebody['email'] } } : {}),
        };
        name = undefined;
        const json = JSON.stringify(answer).replaceAll('<', '\\u003c');
        return {
          headers: HTML,
          body: `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Apple (stand-in)</title>
            <h1>Apple (stand-in)</h1><button id="go">Continue</button> <button id="no">Cancel</button>
            <script>
              // A moment later, so that whoever clicks sees the click end.
              const tell = (message) => (opener.postMessage({ apple: message }, '*'), setTimeout(close, 100));
              document.querySelector('#go').onclick = () => tell({ answer: ${json} });
              document.querySelector('#no').onclick = () => tell({ error: 'user_cancelled_authorize' });
            </script></html>`,
        };
      },
      'POST /auth/token': async ({ body }) => {
        if (body?.client_id !== clientId || !body.client_secret) {
          return { status: 400, json: { error: 'invalid_client' } };
        }
        if (!codes.delete(body.code)) return { status: 400, json: { error: 'invalid_grant' } };
        const refreshToken = `r.${randomUUID()}`;
        refreshTokens.add(refreshToken);
        return {
          json: {
            access_token: `a.${randomUUID()}`,
            token_type: 'Bearer',
            expires_in: 3600,
            refresh_token: refreshToken,
            id_token: await provider.sign(somebody),
          },
        };
      },
      // 200 also for a token that nobody knows, as Apple does.
      'POST /auth/revoke': ({ body }) => {
        refreshTokens.delete(body?.token);
        return { status: 200 };
      },
    },
  });

  return {
    ...provider,
    clientId,
    scriptUrl: `${provider.origin}/appleid.auth.js`,
    refreshTokens,
    /** A code that can be exchanged once, as the window would give out. */
    newCode() {
      const code = randomUUID();
      codes.add(code);
      return code;
    },
    /** The settings with which the product signs in here; without the key that exchanges and revokes. */
    settings: {
      APPLE_CLIENT_ID: clientId,
      APPLE_SCRIPT_URL: `${provider.origin}/appleid.auth.js`,
      APPLE_JWKS_URL: provider.jwksUrl,
      APPLE_BASE_URL: provider.origin,
    },
    /** What the script does from now on; well again when left out. @param {Partial<AppleBehaviour>} [changes] */
    behave: (changes = {}) => void (behaviour = { ...WELL, ...changes }),
    /** Who is signed in at Apple, for the first time. @param {Record<string, unknown>} claims @param {typeof name} [named] */
    become: (claims, named) => {
      somebody = claims;
      name = named;
    },
  };
}
