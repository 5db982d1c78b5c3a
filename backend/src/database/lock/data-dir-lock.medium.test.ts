import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transformFile } from '@swc/core';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storysprout-lock-'));
  dataDir = await mkdtemp(join(folder, 'data-'));
  for (const name of ['data-dir-lock', 'socket-lock']) {
    const { code } = await transformFile(join(__dirname, `${name}.ts`), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'es6' },
    });
    await writeFile(join(folder, `${name}.js`), code);
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, 'starter.js'),
    `import { lockDataDir } from './data-dir-lock.js';
     try {
       await lockDataDir(process.argv[2]);
       console.log('won');
       setInterval(() => {}, 1e6);
     } catch (error) {
       console.log(error.name + ': ' + error.message);
     }`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Starter {
  child: ChildProcess;
  /** Its first line of output. */
  output: string;
}

/** Starts a process that tries to lock the folder, and keeps the lock if it gets it. */
async function start(environment: NodeJS.ProcessEnv = process.env): Promise<Starter> {
  const child = spawn(process.execPath, [join(folder, 'starter.js'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  });
  const [data] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, output: data.toString().trim() };
}

async function kill({ child }: Starter): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('the lock on DATA_DIR', () => {
  it('refuses a second process, naming the first, and is free again when that one is killed', async () => {
    const first = await start();
    expect(first.output).toBe('won');
    const second = await start();
    expect(second.output).toBe(
      `DataDirInUseError: DATA_DIR ${dataDir} is in use by process ${first.child.pid}. Stop it first, or start with another DATA_DIR.`,
    );
    await kill(first);
    const third = await start();
    expect(third.output).toBe('won');
    await kill(third);
  }, 20_000);

  it('lets exactly one of 20 win that start at once after a kill, three times', async () => {
    let holder = await start();
    for (let round = 0; round < 3; round += 1) {
      await kill(holder);
      const starters = await Promise.all(Array.from({ length: 20 }, () => start()));
      const winners = starters.filter(({ output }) => output === 'won');
      expect(winners).toHaveLength(1);
      holder = winners[0]!;
      // A refused process never reports that it has the lock.
      expect(starters.filter(({ output }) => output.startsWith('DataDirInUseError'))).toHaveLength(19);
    }
    await kill(holder);
  }, 120_000);

  it('works the same where neither flock nor perl can be run', async () => {
    const bare = { ...process.env, PATH: '/nowhere' };
    const first = await start(bare);
    expect(first.output).toBe('won');
    expect((await start(bare)).output).toMatch(/^DataDirInUseError/);
    await kill(first);
    const third = await start(bare);
    expect(third.output).toBe('won');
    await kill(third);
  }, 20_000);
});
