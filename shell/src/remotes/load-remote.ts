import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteRelease } from '@storysprout/contracts/registry';
import type { RemoteModule, RemoteName, RemotePages } from '@storysprout/contracts/remote';
import { TIMES } from '@storysprout/contracts/rules';
import { SHELL_API_VERSION } from '@storysprout/contracts/shell';
import { withTimeout } from '@storysprout/remote-kit/with-timeout';
import { satisfies } from 'compare-versions';
import type { ComponentType } from 'react';
import { assertSoundRelease } from './check-release';
import { loadStyles } from './load-styles';
import { readRemoteRecord } from './registry';

const absolute = (address: string): string => new URL(address, window.location.href).href;

async function loadRelease(name: RemoteName, release: RemoteRelease, attempt: number) {
  if (release.shell !== '*' && !satisfies(SHELL_API_VERSION, release.shell)) {
    throw new Error(`${name} ${release.version} needs shell ${release.shell}, this is ${SHELL_API_VERSION}`);
  }
  // Development servers have addresses of their own and no hashes.
  if (!__DEVELOPMENT__) assertSoundRelease(name, release);
  const entry = absolute(release.entry);
  // The browser caches a failed module by its URL: a retry needs another URL.
  const address = attempt > 0 ? `${entry}?retry=${attempt}` : entry;
  // A development server has a manifest, which describes how its entry is loaded.
  const isManifest = __DEVELOPMENT__ && entry.endsWith('.json');
  registerRemotes([{ name, entry: address, ...(isManifest ? {} : { type: 'module' }) }], { force: true });
  const [module] = await Promise.all([
    loadRemote<RemoteModule>(`${name}/remote`),
    loadStyles(release.css.map(({ href, integrity }) => ({ href: absolute(href), integrity }))),
  ]);
  if (!module || typeof module.pages !== 'object') throw new Error(`${name} exports no pages`);
  return module;
}

/** Timeout of the current version if there is a last good one, which gets the rest of the 5 s. */
const CURRENT_RELEASE_TIMEOUT_MS = 3_000;

/** The page's integrity map covers the entry's URL and its first retries only. */
const MAX_ATTEMPT = 2;

const modules = new Map<RemoteName, Promise<RemoteModule>>();
const attempts = new Map<RemoteName, number>();

async function loadWithFallback(name: RemoteName): Promise<RemoteModule> {
  const { lastGood, ...release } = await readRemoteRecord(name);
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, Math.min(attempt + 1, MAX_ATTEMPT));
  if (!lastGood) return loadRelease(name, release, attempt);
  try {
    return await withTimeout(CURRENT_RELEASE_TIMEOUT_MS, () => loadRelease(name, release, attempt));
  } catch (error) {
    console.error(`${name} ${release.version} failed, starting ${lastGood.version} instead`, error);
    return loadRelease(name, lastGood, attempt);
  }
}

/** Loads a remote's module: the current version of the registry, or the last good one if that fails. Cached after success. */
export function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  let module = modules.get(name);
  if (!module) {
    module = loadWithFallback(name);
    modules.set(name, module);
    module.catch(() => modules.delete(name));
  }
  return module;
}

/** Whether loading was attempted: attempts are limited, so the next one is left to the user. */
export const isLoadAttempted = (name: RemoteName): boolean => attempts.has(name) || modules.has(name);

/** A development server that has just started first transforms what it serves. */
const PAGE_LOAD_MS = __DEVELOPMENT__ ? 60_000 : TIMES.remoteLoad;

export type PageKey = { [Name in RemoteName]: `${Name}/${RemotePages[Name]}` }[RemoteName];
const pages = new Map<PageKey, Promise<ComponentType>>();

async function loadPageComponent(key: PageKey): Promise<ComponentType> {
  const [name, page] = key.split('/') as [RemoteName, string];
  const { pages: offered } = await loadRemoteModule(name);
  const load = (offered as Record<string, (() => Promise<{ default: ComponentType }>) | undefined>)[page];
  if (!load) throw new Error(`${name} has no page ${page}`);
  return (await load()).default;
}

/** Loads a page of a remote. Returns the same promise, failed or not, until `forgetPage`. */
export function loadPage(key: PageKey): Promise<ComponentType> {
  let page = pages.get(key);
  if (!page) {
    page = withTimeout(PAGE_LOAD_MS, () => loadPageComponent(key));
    pages.set(key, page);
    page.catch(() => {});
  }
  return page;
}

/** Drops the cached promise, so that the next `loadPage` retries. */
export function forgetPage(key: PageKey): void {
  pages.delete(key);
}
