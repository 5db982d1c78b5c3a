import type { Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type FolderCheck, judgeRegistry } from './judge-registry.js';

/** The current registry of remotes with its ETag. */
export interface RegistryState {
  registry: Registry;
  json: string;
  etag: string;
}

/** Reads the registry's text; `undefined` while it is unchanged. */
export type RegistryReader = () => Promise<string | undefined>;

const EMPTY: Registry = { schema: 1, remotes: {} };

function toState(registry: Registry): RegistryState {
  const json = JSON.stringify(registry);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { registry, json, etag: `"${digest}"` };
}

/**
 * The registry in use. One that cannot be read is refused and the former one stays in use; of one that can be read, each row
 * is judged alone. `onRefused` is called with every reason.
 */
export class RegistrySource {
  private state = toState(EMPTY);
  private reading: Promise<void> | undefined;
  /** The text whose rows were all sound, which need not be judged again, or the reasons reported for another. */
  private soundText: string | undefined;
  private reported = new Set<string>();

  constructor(
    private readonly read: RegistryReader,
    private readonly check: FolderCheck,
    private readonly onRefused: (reason: string) => void,
  ) {}

  /** Concurrent calls share one reading, so that none returns before the first has been read. */
  async getCurrent(): Promise<RegistryState> {
    this.reading ??= this.refresh().finally(() => (this.reading = undefined));
    await this.reading;
    return this.state;
  }

  private async refresh(): Promise<void> {
    try {
      const text = await this.read();
      if (text === undefined || text === this.soundText) return;
      const { registry, refused } = await judgeRegistry(text, this.check, this.state.registry.remotes);
      this.state = toState(registry);
      this.soundText = refused.length === 0 ? text : undefined;
      for (const reason of refused) if (!this.reported.has(reason)) this.onRefused(reason);
      this.reported = new Set(refused);
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

/** Milliseconds for which a remote registry counts as fresh, and timeout of its request. */
const URL_FRESH_MS = 5_000;
const URL_TIMEOUT_MS = 2_000;

/** Reads a URL at most every five seconds, so that pages do not wait on it for each request. */
export function urlReader(url: string): RegistryReader {
  let nextRead = 0;
  return async () => {
    if (Date.now() < nextRead) return undefined;
    nextRead = Date.now() + URL_FRESH_MS;
    // Without redirects, which could lead from https to an address that anyone can answer.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(URL_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  };
}
