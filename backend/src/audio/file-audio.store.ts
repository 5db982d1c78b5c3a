import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../common/errors/app-error.js';
import { describeError } from '../common/errors/describe-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { AudioStore, type StoredAudio } from './audio.store.js';

/** Folder under DATA_DIR. */
export const AUDIO_DIR = 'audio';
const INCOMING = 'incoming';
const EXTENSION = '.mp3';
/** Seconds, when the disk is full. */
const RETRY_AFTER = 30;
/** Milliseconds in which a file may be in progress in another replica that shares the folder. */
const IN_PROGRESS_MS = 60_000;

/** Stores audio files under DATA_DIR, in folders named after the first two characters of their names. */
@Injectable()
export class FileAudioStore extends AudioStore {
  private readonly root: string;
  /** Time in milliseconds: files modified before it are not in progress. */
  private readonly settledBefore: number;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'dataDir' | 'databaseUrl'>) {
    super();
    this.root = join(settings.dataDir, AUDIO_DIR);
    // With the embedded database only this process writes to DATA_DIR.
    this.settledBefore = Date.now() - (settings.databaseUrl ? IN_PROGRESS_MS : 0);
  }

  override async writeFile(name: string, bytes: Uint8Array): Promise<void> {
    const [draft, path] = [join(this.root, INCOMING, randomUUID()), this.pathOf(name)];
    try {
      for (const file of [draft, path]) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw AppError.unavailable(RETRY_AFTER, error);
    }
  }

  override async openFile(name: string): Promise<StoredAudio | undefined> {
    const file = await undefinedIfMissing(open(this.pathOf(name)));
    if (!file) return undefined;
    const { size } = await file.stat();
    return {
      size,
      createReadStream: (start, end) => file.createReadStream({ start, end }),
      close: () => file.close(),
    };
  }

  override async fileSize(name: string): Promise<number | undefined> {
    return (await undefinedIfMissing(stat(this.pathOf(name))))?.size;
  }

  override async removeFiles(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await rm(this.pathOf(name), { force: true }).catch((error: unknown) =>
        new Logger(FileAudioStore.name).warn({ cause: describeError(error) }, 'audio not removed'),
      );
    }
  }

  override async removeOrphans(
    findOrphans: (names: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void> {
    for (const folder of await this.listEntries('')) {
      const files = await this.listSettledFiles(folder);
      if (folder === INCOMING) {
        for (const path of files) await rm(path, { force: true });
        continue;
      }
      const names = files.map((path) => basename(path, EXTENSION));
      if (names.length > 0) await this.removeFiles(await findOrphans(names));
    }
  }

  private async listEntries(folder: string): Promise<string[]> {
    return (await undefinedIfMissing(readdir(join(this.root, folder)))) ?? [];
  }

  private async listSettledFiles(folder: string): Promise<string[]> {
    const left: string[] = [];
    for (const file of await this.listEntries(folder)) {
      const path = join(this.root, folder, file);
      const found = await undefinedIfMissing(stat(path));
      if (found?.isFile() && found.mtimeMs < this.settledBefore) left.push(path);
    }
    return left;
  }

  private pathOf(name: string): string {
    if (!/^[\w-]{3,120}$/.test(name)) throw new TypeError('no name of an audio file');
    return join(this.root, name.slice(0, 2), `${name}${EXTENSION}`);
  }
}

async function undefinedIfMissing<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
