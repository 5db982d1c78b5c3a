import type { Readable } from 'node:stream';

/** A stored file, opened. Close it, or read a stream of it to its end. */
export interface StoredAudio {
  /** Bytes. */
  size: number;
  /** The bytes from `start` to `end`, both included; closes the file when it ends. */
  createReadStream(start: number, end: number): Readable;
  close(): Promise<void>;
}

/** Where audio files are kept. Names are letters, digits, `-` and `_`; a name always stands for the same bytes. */
export abstract class AudioStore {
  /** Keeps a file: all of it under its name, or nothing. @throws AppError UNAVAILABLE, as when the disk is full */
  abstract writeFile(name: string, bytes: Uint8Array): Promise<void>;

  /** Undefined when there is none. */
  abstract openFile(name: string): Promise<StoredAudio | undefined>;

  /** Bytes of a file; undefined when there is none. */
  abstract fileSize(name: string): Promise<number | undefined>;

  /** Forgets files, those that are not there included. Failures are logged and made up for by a later sweep. */
  abstract removeFiles(names: readonly string[]): Promise<void>;

  /** Removes what a crash has left half written, and calls with the names of the rest, some at a time. */
  abstract removeOrphans(
    findOrphans: (names: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void>;
}
