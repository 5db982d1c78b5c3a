// @ts-check
import { CompactSign, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { randomUUID } from 'node:crypto';
import { startStandIn } from './stand-in-server.mjs';

/**
 * Deviations of a token from the provider's own ones.
 * @typedef {object} SignOptions
 * @property {Record<string, unknown>} [header] header fields to add or, if undefined, to omit
 * @property {'provider' | 'stranger' | 'public-key-as-secret' | 'none'} [signedBy]
 *   `stranger`: another RSA key under the provider's kid; `public-key-as-secret`: HS256 with the public key's text;
 *   `none`: alg none and no signature
 */

/** Signs identity tokens as Google and Apple do (RS256), and forged ones. */
export async function createSigner() {
  let providerKey = await newKey();
  const strangerKey = await newKey();

  return {
    /** The published keys. */
    jwks: () => ({ keys: [providerKey.jwk] }),
    /** Replaces the key, which invalidates earlier tokens. */
    rotate: async () => void (providerKey = await newKey()),
    /**
     * @param {Record<string, unknown>} claims used unchanged; undefined ones are omitted
     * @param {SignOptions} [options]
     * @returns {Promise<string>} a compact JWT
     */
    async sign(claims, { header = {}, signedBy = 'provider' } = {}) {
      const fields = { alg: 'RS256', kid: providerKey.jwk.kid, typ: 'JWT', ...header };
      if (signedBy === 'none') return `${base64url({ ...fields, alg: 'none' })}.${base64url(claims)}.`;
      if (signedBy === 'public-key-as-secret') {
        const secret = new TextEncoder().encode(await exportSPKI(providerKey.publicKey));
        return compact(claims, { ...fields, alg: 'HS256' }, secret);
      }
      return compact(claims, fields, (signedBy === 'stranger' ? strangerKey : providerKey).privateKey);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createSigner>>} Signer */

/**
 * Serves the common part of Google and Apple: published keys, and tokens signed with them.
 * @param {object} options
 * @param {string} options.issuer `iss` of the tokens
 * @param {string} options.clientId `aud` of the tokens
 * @param {string} options.jwksPath path of the published keys
 * @param {Record<string, import('./stand-in-server.mjs').Route>} [options.routes] further routes of the provider
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
     * Signs a token, valid for an hour; without `sub` of a new person.
     * @param {Record<string, unknown>} [claims] added or, if undefined, omitted
     * @param {SignOptions} [options]
     */
    sign(claims, options) {
      const now = Math.floor(Date.now() / 1000);
      const defaults = { iss: issuer, aud: clientId, sub: randomUUID(), iat: now, exp: now + 3600 };
      return signer.sign({ ...defaults, ...claims }, options);
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
