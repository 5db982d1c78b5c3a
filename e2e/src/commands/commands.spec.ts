import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const TEXTS = join(ROOT, 'mf-story/src/i18n/zh-CN.ts');

// One after the other: `npm start` must not build what the test of `npm run dev` changes.
test.describe.configure({ mode: 'default' });

let dataDirectory: string;
test.beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'storysprout-command-'));
});
test.afterEach(() => rmSync(dataDirectory, { recursive: true }));

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/** Runs npm until its output says what is awaited. Resolves with npm's process and the output until then. */
async function runNpm(args: string[], awaited: string) {
  const npm = spawn('npm', args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 240_000 }).toContain(awaited);
  return { npm, output };
}

test('the server ends with npm, however npm ends, and another one starts on its data', async () => {
  test.setTimeout(600_000);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
    const { npm } = await runNpm(['start'], 'StorySprout is ready');
    const serverId = Number(readFileSync(join(dataDirectory, 'lock'), 'utf8'));
    expect(isRunning(serverId)).toBe(true);
    npm.kill(signal);
    await expect.poll(() => isRunning(serverId), { message: signal, timeout: 30_000 }).toBe(false);
  }
});

for (const args of [[], ['--', 'mf-story']]) {
  test(`@thorough npm run dev ${args.join(' ')} shows a text changed in a remote without a reload`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const { npm, output } = await runNpm(['run', 'dev', ...args], 'is ready');
    const texts = readFileSync(TEXTS, 'utf8');
    try {
      await page.goto(/(http:\S+) is ready/.exec(output)![1]!);
      const theme = page.getByRole('textbox');
      await expect(theme).toBeVisible({ timeout: 120_000 });
      await theme.fill('恐龙');
      writeFileSync(TEXTS, texts.replace('智能生成', '聪明生成'));
      await expect(page.getByText('聪明生成')).toBeVisible({ timeout: 30_000 });
      await expect(theme).toHaveValue('恐龙');
    } finally {
      writeFileSync(TEXTS, texts);
      const ended = once(npm, 'exit');
      npm.kill('SIGTERM');
      await ended;
    }
  });
}
