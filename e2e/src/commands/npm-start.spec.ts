import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/** Runs `npm start` on a free port until the server is ready. Resolves with npm's process and the server's process id. */
async function npmStart(dataDirectory: string) {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 50_000 }).toContain('StorySprout is ready');
  return { npm, serverId: Number(readFileSync(join(dataDirectory, 'lock'), 'utf8')) };
}

test('the server exits with npm, however npm ends, and releases the data lock', async () => {
  test.setTimeout(240_000);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-npm-'));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
    const { npm, serverId } = await npmStart(dataDirectory);
    expect(isRunning(serverId)).toBe(true);
    npm.kill(signal);
    await expect.poll(() => isRunning(serverId), { message: signal, timeout: 30_000 }).toBe(false);
  }
  rmSync(dataDirectory, { recursive: true });
});
