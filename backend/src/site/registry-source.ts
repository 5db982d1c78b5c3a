import { registrySchema, type Registry } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** The remotes registry as it stands, and a tag that changes with it. */
export interface RegistryState {
  registry: Registry;
  json: string;
  etag: string;
}

const EMPTY: Registry = { schema: 1, remotes: {} };

function stateOf(registry: Registry): RegistryState {
  const json = JSON.stringify(registry);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { registry, json, etag: `"${digest}"` };
}

/**
 * Reads remotes.json, again only when the file has changed. A registry that does not meet its schema (a row without
 * hashes, say) is refused: the one before stays in force, and `onRefused` hears why.
 */
export class RegistrySource {
  private state = stateOf(EMPTY);
  private readMark = '';

  constructor(
    private readonly file: string,
    private readonly onRefused: (reason: string) => void,
  ) {}

  async current(): Promise<RegistryState> {
    const mark = await this.fileMark();
    if (mark === this.readMark) return this.state;
    this.readMark = mark;
    try {
      const parsed = registrySchema.safeParse(JSON.parse(await readFile(this.file, 'utf8')));
      if (parsed.success) this.state = stateOf(parsed.data);
      else
        this.onRefused(
          parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
        );
    } catch (error) {
      this.onRefused(String(error));
    }
    return this.state;
  }

  private async fileMark(): Promise<string> {
    try {
      const { mtimeMs, size, ino } = await stat(this.file);
      return `${mtimeMs}:${size}:${ino}`;
    } catch {
      return 'missing';
    }
  }
}
