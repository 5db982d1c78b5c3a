import { spawn } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acquireSocketLock } from './socket-lock.js';

/** Held until released or until the process is gone, however it goes. */
export interface DataDirLock {
  release(): Promise<void>;
}

/** Another process works on the folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

/** The system frees a killed holder's lock when it has cleared the process away: worth a moment's patience. */
const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 150;

/** Commands that lock descriptor 3, exclusively and without waiting: 0 locked, 1 taken. */
const LOCKERS: [command: string, ...args: string[]][] = [
  ['flock', '-n', '-x', '3'],
  ['perl', '-e', 'open(my $f, "+<&=", 3) or exit 2; exit(flock($f, 6) ? 0 : 1)'],
];

/**
 * Takes DATA_DIR for this process alone. The lock is the operating system's, so nothing stale is ever left behind to be
 * judged, and nothing races: flock(2) on a file, which also holds between containers that share the folder. Node cannot
 * call it, but such a lock belongs to the open file, not to the process that asked for it: a short-lived `flock`
 * (util-linux, busybox) or `perl` (macOS) inherits our descriptor, locks it and leaves. Where neither exists a socket name
 * takes its place, which the system keeps unique.
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
    // Closing the file is what ends its lock.
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
