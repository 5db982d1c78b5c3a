import type { Registry, RemoteRecord } from '@storysprout/contracts/registry';

const INLINE_ID = 'remotes-registry';
const DEFAULT_URL = '/remotes.json';

function isRegistry(value: unknown): value is Registry {
  const registry = value as Partial<Registry> | null;
  return registry?.schema === 1 && typeof registry.remotes === 'object';
}

/** The registry inlined in the page; an open tab keeps it until it reloads. */
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

/** Reads the registry: inlined in the page, else fetched. The next call retries a failed fetch. */
export function readRegistry(): Promise<Registry> {
  if (!current) {
    const inline = inlineRegistry();
    current = inline ? Promise.resolve(inline) : fetchRegistry();
    current.catch(() => (current = undefined));
  }
  return current;
}

/** Reads a remote's record. Rejects if the registry does not contain it. */
export async function readRemoteRecord(name: string): Promise<RemoteRecord> {
  const record = (await readRegistry()).remotes[name];
  if (!record) throw new Error(`the registry names no remote ${name}`);
  return record;
}
