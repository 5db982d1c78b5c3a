import type { Readable } from 'node:stream';

/** An open file. The caller closes it, or reads a stream of it to its end. */
export interface StoredAudio {
  /** Bytes. */
  size: number;
  /** The bytes from `start` to `end`, both included. Closes the file at its end. */
  createReadStream(start: number, end: number): Readable;
  close(): Promise<void>;
}

/** Port: storage of audio files. Names consist of letters, digits, `-` and `_`; the content of a name never changes. */
export abstract class AudioStore {
  /** Writes a file atomically. @throws AppError UNAVAILABLE, for example when the disk is full */
  abstract writeFile(name: string, bytes: Uint8Array): Promise<void>;

  /** Undefined when there is no such file. */
  abstract openFile(name: string): Promise<StoredAudio | undefined>;

  /** Bytes of a file; undefined when there is no such file. */
  abstract fileSize(name: string): Promise<number | undefined>;

  /** Deletes files; missing ones are ignored. Failures are logged, and `removeOrphans` retries them. */
  abstract removeFiles(names: readonly string[]): Promise<void>;

  /** Deletes partial files that a crash has left, and those of the others that `findOrphans`, called in batches, returns. */
  abstract removeOrphans(
    findOrphans: (names: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void>;
}
