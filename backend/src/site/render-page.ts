import type { Registry, RemoteRecord, RemoteRelease } from '@storysprout/contracts/registry';
import { hashesOf } from '@storysprout/contracts/release-files';
import type { BuiltShell } from './built-shell.js';
import { type PageKind, type PagePolicy, type AllowedSources, policyFor } from './page-policy.js';

/** The mark in the built index.html for what the site adds. */
export const HEAD_MARK = '<!--site:head-->';

/** Suffixes with which the shell retries an entry after a failure: they need the same integrity. */
const RETRY_SUFFIXES = ['', '?retry=1', '?retry=2'];

export interface RenderedPage extends PagePolicy {
  html: string;
}

const releasesOf = (record: RemoteRecord): RemoteRelease[] =>
  record.lastGood ? [record, record.lastGood] : [record];

/** Hashes of all files of the shell and of the current and the last good releases, by address. */
function integrityMap(shell: BuiltShell, registry: Registry): Record<string, string> {
  const map: Record<string, string> = { ...shell.files };
  for (const release of Object.values(registry.remotes).flatMap(releasesOf)) {
    // Style sheets, too: the browser reads only those of modules, but the shell starts nothing that is not in the map.
    Object.assign(map, hashesOf(release));
    for (const suffix of RETRY_SUFFIXES) map[release.entry + suffix] = release.files[release.entry]!;
  }
  return map;
}

/** JSON that cannot end the script element around it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function preloadLinks(record: RemoteRecord | undefined): string {
  if (!record) return '';
  const scripts = [record.entry, ...record.preload].map(
    (href) =>
      `<link rel="modulepreload" crossorigin href="${escapeAttribute(href)}" integrity="${record.files[href] ?? ''}" />`,
  );
  const styles = record.css.map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" crossorigin href="${escapeAttribute(href)}" integrity="${integrity}" />`,
  );
  return [...scripts, ...styles].join('');
}

/**
 * Renders the page with the registry inlined, the integrity of every file in an import map before the first import, and
 * the route's remote preloaded.
 * @param allowedSources sources besides the page's own origin
 */
export function renderPage(
  shell: BuiltShell,
  registry: Registry,
  firstRemote: string | undefined,
  kind: PageKind = 'any',
  allowedSources: AllowedSources = {},
): RenderedPage {
  const importMap = inlineJson({ integrity: integrityMap(shell, registry) });
  const head = [
    `<script type="importmap">${importMap}</script>`,
    `<script type="application/json" id="remotes-registry">${inlineJson(registry)}</script>`,
    preloadLinks(firstRemote ? registry.remotes[firstRemote] : undefined),
  ].join('');
  return {
    html: shell.template.replace(HEAD_MARK, () => head),
    ...policyFor(kind, importMap, allowedSources),
  };
}
