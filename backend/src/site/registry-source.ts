import { registrySchema, type Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** The remotes registry as it stands, and a tag that changes with it. */
export interface RegistryState {
  registry: Registry;
  json: string;
  etag: string;
}

/** Where the registry's text comes from: `undefined` while it is as it was the last time. */
export type RegistryReader = () => Promise<string | undefined>;

const EMPTY: Registry = { schema: 1, remotes: {} };

function toState(registry: Registry): RegistryState {
  const json = JSON.stringify(registry);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { registry, json, etag: `"${digest}"` };
}

/**
 * The registry in force. One that cannot be read or does not meet its schema (a row without hashes, say) is refused: the
 * one before stays, and `onRefused` hears why.
 */
export class RegistrySource {
  private state = toState(EMPTY);
  private reading: Promise<void> | undefined;

  constructor(
    private readonly read: RegistryReader,
    private readonly onRefused: (reason: string) => void,
  ) {}

  /** Calls at the same moment share one reading, so that none is answered before the first has been read. */
  async getCurrent(): Promise<RegistryState> {
    this.reading ??= this.refresh().finally(() => (this.reading = undefined));
    await this.reading;
    return this.state;
  }

  private async refresh(): Promise<void> {
    try {
      const text = await this.read();
      if (text !== undefined) this.state = toState(registrySchema.parse(JSON.parse(text)));
    } catch (error) {
      this.onRefused(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Reads a file, again only when it has changed. A missing file is an empty registry. */
export function fileReader(file: string): RegistryReader {
  let readMark = '';
  return async () => {
    const mark = await stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
      () => 'missing',
    );
    if (mark === readMark) return undefined;
    readMark = mark;
    return mark === 'missing' ? JSON.stringify(EMPTY) : readFile(file, 'utf8');
  };
}

/** How long a registry from elsewhere is believed, and how long its server may take, in milliseconds. */
const URL_FRESH_MS = 5_000;
const URL_TIMEOUT_MS = 2_000;

/** Reads an address at most every five seconds, so that a page never waits on it for each request. */
export function urlReader(url: string): RegistryReader {
  let nextRead = 0;
  return async () => {
    if (Date.now() < nextRead) return undefined;
    nextRead = Date.now() + URL_FRESH_MS;
    const response = await fetch(url, { signal: AbortSignal.timeout(URL_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  };
}
