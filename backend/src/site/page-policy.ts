import { createHash } from 'node:crypto';

/** Scripts of the login providers that this installation uses. */
export interface LoginScripts {
  google?: string | undefined;
  apple?: string | undefined;
}

/** What the pages may reach besides their own origin. */
export interface AllowedSources {
  /** Origins that every page may ask: the IP services of IP_SERVICES. */
  connectTo?: readonly string[];
  /** What the login screen, and nothing else, may load. */
  loginScripts?: LoginScripts;
}

/** The headers of a document that say what it may do and who may hold on to it. */
export interface PagePolicy {
  contentSecurityPolicy: string;
  crossOriginOpenerPolicy: string;
}

/** Documents with a policy of their own are entered and left by document navigation: docs/decisions/006 and 017. */
export type PageKind = 'login' | 'popup' | 'any';

const OWN_KINDS: Readonly<Record<string, PageKind>> = { '/login': 'login', '/auth/google/callback': 'popup' };

/** Which policy the page at a path has. */
export function pageKindFor(path: string): PageKind {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return OWN_KINDS[plain] ?? 'any';
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Sources = Record<'script' | 'style' | 'connect' | 'frame', string[]>;

/** A script by its whole address, and not its origin: accounts.google.com also serves what answers with any script. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * What the providers' scripts need. Google's loads its button's styles, frames and status from the folder it lies in
 * (developers.google.com/identity/gsi/web/guides/get-google-api-clientid); Apple's opens a window and needs no more.
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
 * No inline or evaluated script but the import map, by its hash; nothing from elsewhere but, on the login screen, what the
 * configured login providers need. standards.md §1.
 */
export function policyFor(kind: PageKind, importMap: string, reach: AllowedSources = {}): PagePolicy {
  const sources = kind === 'login' ? loginSources(reach.loginScripts ?? {}) : NO_SOURCES;
  const contentSecurityPolicy = [
    "default-src 'none'",
    directive("script-src 'self'", sha256(importMap), ...sources.script),
    directive("style-src 'self'", ...sources.style),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    directive("connect-src 'self'", ...(reach.connectTo ?? []), ...sources.connect),
    ...(sources.frame.length > 0 ? [directive('frame-src', ...sources.frame)] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The providers' scripts know nothing of Trusted Types.
    ...(sources.script.length > 0 ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
  // Back from Google, a window that isolates itself would have lost the page that opened it.
  const crossOriginOpenerPolicy = kind === 'popup' ? 'unsafe-none' : 'same-origin-allow-popups';
  return { contentSecurityPolicy, crossOriginOpenerPolicy };
}
