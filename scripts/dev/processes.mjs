import { start } from '../lib/workspace.mjs';

const STOP_WITH_PARENT = new URL('../lib/stop-with-parent.mjs', import.meta.url).href;
const running = new Set();

/** Whether `stop` was called. */
export let isStopping = false;

/** Starts a Node program that ends with this process, however that ends. */
export function startNode(args, options) {
  const child = start(process.execPath, ['--import', STOP_WITH_PARENT, ...args], options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends a child process cleanly. Resolves when it is gone. */
export async function end(child) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  if (running.has(child)) await ended;
}

/** Ends everything that was started, then this process. */
export async function stop(code, reason) {
  if (isStopping) return;
  isStopping = true;
  if (reason) process.stderr.write(`✗ ${reason}\n`);
  await Promise.all([...running].map(end));
  process.exit(code);
}
