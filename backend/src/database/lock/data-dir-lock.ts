import { spawn } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acquireSocketLock } from './socket-lock.js';

/** Held until it is released or the process ends, in whatever way. */
export interface DataDirLock {
  release(): Promise<void>;
}

/** Another process uses the folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

/** The system releases the lock of a killed process only when it has cleaned it up: a few attempts bridge that. */
const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 150;

/** Commands that lock file descriptor 3, exclusively and without waiting: 0 locked, 1 taken. */
const LOCKERS: [command: string, ...args: string[]][] = [
  ['flock', '-n', '-x', '3'],
  ['perl', '-e', 'open(my $f, "+<&=", 3) or exit 2; exit(flock($f, 6) ? 0 : 1)'],
];

/**
 * Locks DATA_DIR for this process. The lock is the operating system's, so there are no stale locks and no races:
 * flock(2) on a file, which also works between containers that share the folder. Node cannot call it, but such a lock
 * belongs to the open file, not to the process that requested it: a short-lived `flock` (util-linux, busybox) or `perl`
 * (macOS) inherits our descriptor, locks it and exits. Where neither exists a unique socket name is used.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = join(dataDir, 'lock');
  const file = openSync(path, 'a+', 0o600);
  try {
    const release = await acquireWithRetry(file, dataDir);
    if (!release) throw new DataDirInUseError(inUseMessage(dataDir, path));
    ftruncateSync(file);
    writeSync(file, `${process.pid}\n`);
    return {
      release: async () => {
        await release();
        closeSync(file);
      },
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

async function acquireWithRetry(file: number, dataDir: string): Promise<(() => Promise<void>) | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const outcome = await lockFile(file);
    // Closing the file releases its lock.
    if (outcome === 'locked') return async () => {};
    const release = outcome === 'impossible' ? await acquireSocketLock(dataDir) : undefined;
    if (release) return release;
    if (attempt < ATTEMPTS) await sleep(BETWEEN_ATTEMPTS_MS);
  }
  return undefined;
}

async function lockFile(file: number): Promise<'locked' | 'taken' | 'impossible'> {
  for (const [command, ...args] of LOCKERS) {
    const code = await exitCode(command, args, file);
    if (code === 0) return 'locked';
    if (code === 1) return 'taken';
  }
  return 'impossible';
}

function exitCode(command: string, args: string[], file: number): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', file] });
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}

function inUseMessage(dataDir: string, path: string): string {
  const holder = readFileSync(path, 'utf8').trim();
  const who = /^\d+$/.test(holder) ? `process ${holder}` : 'another process';
  return `DATA_DIR ${dataDir} is in use by ${who}. Stop it first, or start with another DATA_DIR.`;
}
