import { createHash } from 'node:crypto';

/** Addresses of the login providers' scripts. */
export interface LoginScripts {
  google?: string | undefined;
  apple?: string | undefined;
}

/** Sources that pages may use besides their own origin. */
export interface AllowedSources {
  /** Origins for connections of every page: the services of IP_SERVICES. */
  connectTo?: readonly string[];
  /** For the login screen only. */
  loginScripts?: LoginScripts;
}

/** The security headers of a page. */
export interface PagePolicy {
  contentSecurityPolicy: string;
  crossOriginOpenerPolicy: string;
  /** Undefined where scripts of login providers run, whose hashes nobody knows. */
  integrityPolicy: string | undefined;
}

/** Pages with a policy of their own are entered and left by document navigation: docs/decisions/006 and 017. */
export type PageKind = 'login' | 'popup' | 'any';

const OWN_KINDS: Readonly<Record<string, PageKind>> = { '/login': 'login', '/auth/google/callback': 'popup' };

/** The policy kind of the page at a path. */
export function pageKindFor(path: string): PageKind {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return OWN_KINDS[plain] ?? 'any';
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Sources = Record<'script' | 'style' | 'connect' | 'frame', string[]>;

/**
 * The full address of a script instead of its origin: accounts.google.com also serves endpoints that return any script.
 */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * Sources of the providers' scripts. Google's loads styles, frames and status from the folder of its script
 * (developers.google.com/identity/gsi/web/guides/get-google-api-clientid); Apple's opens a popup and needs no more.
 */
function loginSources({ google, apple }: LoginScripts): Sources {
  const sources: Sources = { script: [], style: [], connect: [], frame: [] };
  if (google) {
    const folder = new URL('./', google).href;
    sources.script.push(withoutQuery(google));
    sources.style.push(`${folder}style`);
    sources.connect.push(folder);
    sources.frame.push(folder);
  }
  if (apple) sources.script.push(withoutQuery(apple));
  return sources;
}

const NO_SOURCES: Sources = { script: [], style: [], connect: [], frame: [] };
const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/**
 * Builds the policy of a page: no inline or evaluated script except the import map, by its hash; nothing from other
 * origins except, on the login screen, the sources of the configured login providers.
 */
export function policyFor(
  kind: PageKind,
  importMap: string,
  allowedSources: AllowedSources = {},
): PagePolicy {
  const sources = kind === 'login' ? loginSources(allowedSources.loginScripts ?? {}) : NO_SOURCES;
  const contentSecurityPolicy = [
    "default-src 'none'",
    directive("script-src 'self'", sha256(importMap), ...sources.script),
    directive("style-src 'self'", ...sources.style),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    directive("connect-src 'self'", ...(allowedSources.connectTo ?? []), ...sources.connect),
    ...(sources.frame.length > 0 ? [directive('frame-src', ...sources.frame)] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The providers' scripts do not support Trusted Types.
    ...(sources.script.length > 0 ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
  // On the return from Google, an isolated popup would have lost its opener.
  const crossOriginOpenerPolicy = kind === 'popup' ? 'unsafe-none' : 'same-origin-allow-popups';
  // A browser with this policy runs no script without a hash, not even one that the import map forgot.
  const integrityPolicy = sources.script.length > 0 ? undefined : 'blocked-destinations=(script)';
  return { contentSecurityPolicy, crossOriginOpenerPolicy, integrityPolicy };
}
