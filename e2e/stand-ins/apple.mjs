// @ts-check
import { randomUUID } from 'node:crypto';
import { appleScript } from './lib/apple-script.mjs';
import { startIdentityProvider } from './lib/identity-provider.mjs';

/**
 * Behaviour of the script; `window` opens Apple's popup, in which the user chooses.
 * @typedef {object} AppleBehaviour
 * @property {'served' | 'missing' | 'never'} script
 * @property {boolean} initThrows
 * @property {'window' | 'noCredential' | 'wrongState' | 'user_cancelled_authorize' | 'popup_blocked_by_browser' | 'broken'} signIn
 */

/** @type {AppleBehaviour} */
const DEFAULT_BEHAVIOUR = { script: 'served', initThrows: false, signIn: 'window' };
const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Stand-in for Sign in with Apple: the script, its popup, the keys, the code exchange and the token revocation.
 * @param {{ clientId?: string, port?: number, person?: Record<string, unknown> }} [options]
 */
export async function startApple({ clientId = 'org.example.storysprout', port, person = {} } = {}) {
  /** @type {AppleBehaviour} */
  let behaviour = { ...DEFAULT_BEHAVIOUR };
  /** @type {Record<string, unknown>} */
  let claims = { sub: 'apple-1', email: 'sprout@apple.example', email_verified: 'true', ...person };
  /** Sent once, as Apple does. @type {{ firstName: string, lastName: string } | undefined} */
  let name = { firstName: 'Apple', lastName: 'Sprout' };
  /** Codes that were not exchanged yet. @type {Set<string>} */
  const codes = new Set();
  /** Valid refresh tokens. @type {Set<string>} */
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
            id_token: await provider.sign({ ...claims, nonce: query.get('nonce') ?? undefined }),
            state: query.get('state'),
          },
          ...(name ? { user: { name, email: claims['email'] } } : {}),
        };
        name = undefined;
        const json = JSON.stringify(answer).replaceAll('<', '\\u003c');
        return {
          headers: HTML,
          body: `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Apple (stand-in)</title>
            <h1>Apple (stand-in)</h1><button id="go">Continue</button> <button id="no">Cancel</button>
            <script>
              // Closes after a delay, so that the click that a test waits for completes.
              const send = (message) => (opener.postMessage({ apple: message }, '*'), setTimeout(close, 100));
              document.querySelector('#go').onclick = () => send({ answer: ${json} });
              document.querySelector('#no').onclick = () => send({ error: 'user_cancelled_authorize' });
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
            id_token: await provider.sign(claims),
          },
        };
      },
      // 200 also for an unknown token, as Apple does.
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
    /** A code that can be exchanged once, as the popup returns. */
    newCode() {
      const code = randomUUID();
      codes.add(code);
      return code;
    },
    /** Settings of the product for this stand-in, without the key for code exchange and revocation. */
    settings: {
      APPLE_CLIENT_ID: clientId,
      APPLE_SCRIPT_URL: `${provider.origin}/appleid.auth.js`,
      APPLE_JWKS_URL: provider.jwksUrl,
      APPLE_BASE_URL: provider.origin,
    },
    /** Sets the script's behaviour; without argument the default. @param {Partial<AppleBehaviour>} [changes] */
    behave: (changes = {}) => void (behaviour = { ...DEFAULT_BEHAVIOUR, ...changes }),
    /** Sets the user who signs in, as for the first time. @param {Record<string, unknown>} newClaims @param {typeof name} [newName] */
    setPerson: (newClaims, newName) => {
      claims = newClaims;
      name = newName;
    },
  };
}
