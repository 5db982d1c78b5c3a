// @ts-check
import { CompactSign, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { randomUUID } from 'node:crypto';
import { startStandIn } from './stand-in-server.mjs';

/**
 * How a token is made otherwise than the provider would.
 * @typedef {object} SignOptions
 * @property {Record<string, unknown>} [header] header fields added or, with undefined, left out
 * @property {'provider' | 'stranger' | 'public-key-as-secret' | 'none'} [signedBy]
 *   `stranger`: another RSA key under the provider's kid; `public-key-as-secret`: HS256 with the public key's text;
 *   `none`: alg none and no signature
 */

/** Signs identity tokens as Google and Apple do (RS256), and in the ways in which somebody may forge them. */
export async function createSigner() {
  let own = await newKey();
  const stranger = await newKey();

  return {
    /** The keys as the provider publishes them. */
    jwks: () => ({ keys: [own.jwk] }),
    /** A new key in place of the one before: tokens of the old one are worth nothing from now on. */
    rotate: async () => void (own = await newKey()),
    /**
     * @param {Record<string, unknown>} claims written as they are; undefined ones are left out
     * @param {SignOptions} [options]
     * @returns {Promise<string>} a compact JWT
     */
    async sign(claims, { header = {}, signedBy = 'provider' } = {}) {
      const fields = { alg: 'RS256', kid: own.jwk.kid, typ: 'JWT', ...header };
      if (signedBy === 'none') return `${base64url({ ...fields, alg: 'none' })}.${base64url(claims)}.`;
      if (signedBy === 'public-key-as-secret') {
        const secret = new TextEncoder().encode(await exportSPKI(own.publicKey));
        return compact(claims, { ...fields, alg: 'HS256' }, secret);
      }
      return compact(claims, fields, (signedBy === 'stranger' ? stranger : own).privateKey);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createSigner>>} Signer */

/**
 * Serves the part that Google and Apple have in common: published keys, and tokens signed with them.
 * @param {object} options
 * @param {string} options.issuer `iss` of the tokens
 * @param {string} options.clientId `aud` of the tokens
 * @param {string} options.jwksPath where the keys are served
 * @param {Record<string, import('./stand-in-server.mjs').Route>} [options.routes] what else the provider serves
 * @param {number} [options.port]
 */
export async function startIdentityProvider({ issuer, clientId, jwksPath, routes = {}, port }) {
  const signer = await createSigner();
  const server = await startStandIn(
    { [`GET ${jwksPath}`]: () => ({ json: signer.jwks() }), ...routes },
    port === undefined ? {} : { port },
  );
  return {
    ...server,
    jwksUrl: `${server.origin}${jwksPath}`,
    rotateKeys: signer.rotate,
    /**
     * A token of somebody (a new one without `sub`), valid for an hour.
     * @param {Record<string, unknown>} [claims] added or, with undefined, left out
     * @param {SignOptions} [options]
     */
    sign(claims, options) {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: clientId, sub: randomUUID(), iat: now, exp: now + 3600 };
      return signer.sign({ ...usual, ...claims }, options);
    },
  };
}

async function newKey() {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return { ...pair, jwk };
}

/** @param {Record<string, unknown>} claims @param {any} header @param {import('jose').CryptoKey | Uint8Array} key */
function compact(claims, header, key) {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader(JSON.parse(JSON.stringify(header)))
    .sign(key);
}

/** @param {unknown} json */
const base64url = (json) => Buffer.from(JSON.stringify(json)).toString('base64url');
