import type { Registry, RemoteRecord } from '@storysprout/contracts/registry';

const INLINE_ID = 'remotes-registry';
const DEFAULT_URL = '/remotes.json';

function isRegistry(value: unknown): value is Registry {
  const registry = value as Partial<Registry> | null;
  return registry?.schema === 1 && typeof registry.remotes === 'object';
}

/** The registry the page was served with: an open tab keeps it until it reloads. */
function inlineRegistry(): Registry | undefined {
  const text = document.getElementById(INLINE_ID)?.textContent;
  if (!text) return undefined;
  const value: unknown = JSON.parse(text);
  return isRegistry(value) ? value : undefined;
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(DEFAULT_URL, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the remotes registry answered ${response.status}`);
  const value: unknown = await response.json();
  if (!isRegistry(value)) throw new Error('the remotes registry is not a registry');
  return value;
}

let current: Promise<Registry> | undefined;

/** The registry: inlined in the page, else fetched. A failed fetch is tried again by the next call. */
export function readRegistry(): Promise<Registry> {
  if (!current) {
    const inline = inlineRegistry();
    current = inline ? Promise.resolve(inline) : fetchRegistry();
    current.catch(() => (current = undefined));
  }
  return current;
}

/** One remote's record. Rejects where the registry does not name it. */
export async function readRemoteRecord(name: string): Promise<RemoteRecord> {
  const record = (await readRegistry()).remotes[name];
  if (!record) throw new Error(`the registry names no remote ${name}`);
  return record;
}
