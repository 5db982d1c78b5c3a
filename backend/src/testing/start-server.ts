import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const BACKEND = join(__dirname, '../..');
/** Inside the package, so that its imports resolve as those of dist. */
const BUILT = join(BACKEND, `node_modules/.cache/test-server-${process.pid}`);

/** Limit of a test that starts processes: on a machine with four busy loops beside it each start takes up to 20 s. */
export const PROCESS_TIMEOUT_MS = 180_000;

/** Builds the server like `npm run build`, into a folder of this process; call `removeServer` at the end. */
export function buildServer(): void {
  const swc = join(dirname(createRequire(__filename).resolve('@swc/cli/package.json')), 'bin/swc.js');
  const args = [
    'src',
    '--out-dir',
    join(BUILT, 'src'),
    '--strip-leading-paths',
    '--copy-files',
    '--config-file',
    '.swcrc',
  ];
  const { status, stderr } = spawnSync(
    process.execPath,
    [swc, ...args, '--ignore', '**/*.test.ts,**/testing/**'],
    { cwd: BACKEND },
  );
  if (status !== 0) throw new Error(`swc: ${stderr.toString()}`);
}

export const removeServer = () => rmSync(BUILT, { recursive: true, force: true });

/** A server in a process of its own, as an operator runs it. */
export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  /** Resolves with the printed address; rejects when the process ends before. */
  address(): Promise<string>;
  /** Sends a signal and resolves with the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

/** Starts the server of `buildServer` with exactly these variables. */
export function startServer(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [join(BUILT, 'src/main.js')], {
    cwd: BACKEND,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const address = async () => {
    for (;;) {
      const found = /ready: (http:\S+)/.exec(output);
      if (found) return found[1]!;
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output}`);
      await Promise.race([once(child.stdout!, 'data'), exited]);
    }
  };
  return {
    child,
    output: () => output,
    address,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
