// @ts-check
import { googleScript } from './lib/google-script.mjs';
import { startIdentityProvider } from './lib/identity-provider.mjs';

/**
 * Behaviour of the script.
 * @typedef {object} GoogleBehaviour
 * @property {'served' | 'missing' | 'never'} script
 * @property {boolean} initThrows
 * @property {'credential' | 'noCredential' | 'notDisplayed' | 'skipped' | 'dismissed' | 'abort' | 'throws' | 'silent'} prompt
 * @property {boolean} fedcm the browser renders the prompt, so that moments lack the display methods
 */

/** @type {GoogleBehaviour} */
const DEFAULT_BEHAVIOUR = { script: 'served', initThrows: false, prompt: 'credential', fedcm: false };

const CORS = { 'Access-Control-Allow-Origin': '*' };
const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** @param {string} title @param {string} body */
const page = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><title>${title}</title><body>${body}</body></html>`;

/**
 * Stand-in for Sign in with Google: the script with One Tap and the button, the popup of the OAuth flow, the keys.
 * @param {{ clientId?: string, port?: number, person?: Record<string, unknown> }} [options]
 */
export async function startGoogle({
  clientId = 'storysprout.apps.googleusercontent.com',
  port,
  person = {},
} = {}) {
  /** @type {GoogleBehaviour} */
  let behaviour = { ...DEFAULT_BEHAVIOUR };
  /** @type {Record<string, unknown>} */
  let claims = {
    sub: 'google-1',
    email: 'sprout@gmail.example',
    email_verified: true,
    name: 'Google Sprout',
    ...person,
  };

  const provider = await startIdentityProvider({
    issuer: 'https://accounts.google.com',
    clientId,
    jwksPath: '/oauth2/v3/certs',
    ...(port === undefined ? {} : { port }),
    routes: {
      'GET /gsi/client': () => {
        if (behaviour.script === 'missing') return { status: 404 };
        if (behaviour.script === 'never') return new Promise(() => {});
        return { headers: SCRIPT, body: googleScript(behaviour) };
      },
      'GET /gsi/style': () => ({ headers: { ...CORS, 'Content-Type': 'text/css' }, body: '' }),
      'GET /gsi/credential': async ({ query }) => ({
        headers: CORS,
        json: { credential: await provider.sign({ ...claims, nonce: query.get('nonce') ?? undefined }) },
      }),
      'GET /gsi/button': ({ query }) => ({
        headers: HTML,
        body: page(
          'Sign in with Google',
          `<button>Continue with Google</button><script>
             document.querySelector('button').onclick = async () => {
               const response = await fetch('/gsi/credential?nonce=${encodeURIComponent(query.get('nonce') ?? '')}');
               parent.postMessage({ gsi: await response.json() }, '*');
             };
           </script>`,
        ),
      }),
      'GET /o/oauth2/v2/auth': ({ query }) => ({
        headers: HTML,
        body: page(
          'Google (stand-in)',
          `<h1>Google (stand-in)</h1><p>Sign in to ${escape(query.get('client_id') ?? '')}</p>
           ${['approve', 'cancel', 'fail'].map((choice) => `<p><a href="/o/oauth2/v2/${choice}?${escape(query.toString())}">${choice}</a></p>`).join('')}`,
        ),
      }),
      'GET /o/oauth2/v2/approve': async ({ query }) => {
        const token = await provider.sign({ ...claims, nonce: query.get('nonce') ?? undefined });
        return redirectBack(query, { id_token: token });
      },
      'GET /o/oauth2/v2/cancel': ({ query }) => redirectBack(query, { error: 'access_denied' }),
      'GET /o/oauth2/v2/fail': ({ query }) =>
        redirectBack(query, { error: 'server_error', error_description: 'Something broke at Google' }),
    },
  });

  return {
    ...provider,
    clientId,
    scriptUrl: `${provider.origin}/gsi/client`,
    authorizeUrl: `${provider.origin}/o/oauth2/v2/auth`,
    /** Settings of the product for this stand-in; the popup is on the script's origin. */
    settings: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_SCRIPT_URL: `${provider.origin}/gsi/client`,
      GOOGLE_JWKS_URL: provider.jwksUrl,
    },
    /** Sets the script's behaviour; without argument the default. @param {Partial<GoogleBehaviour>} [changes] */
    behave: (changes = {}) => void (behaviour = { ...DEFAULT_BEHAVIOUR, ...changes }),
    /** Sets the user who signs in. @param {Record<string, unknown>} newClaims */
    setPerson: (newClaims) => void (claims = newClaims),
  };
}

/**
 * Redirects to the `redirect_uri`, with the result in the fragment.
 * @param {URLSearchParams} query @param {Record<string, string>} result
 */
function redirectBack(query, result) {
  const target = new URL(query.get('redirect_uri') ?? 'about:blank');
  target.hash = new URLSearchParams({ ...result, state: query.get('state') ?? '' }).toString();
  return { status: 302, headers: { Location: target.href } };
}
